import { pairFiguresOf } from '#functions/parts/reviews/pair-figures.ts';
import { WAITS_FROM } from '#shared/features/reviews/rules.ts';

/** How far independent reviews of the same submission were apart, per version of the rubric and criterion. */
export const disagreementOf = async (rubricVersions: readonly number[]) =>
  (await pairFiguresOf(rubricVersions)).map(({ rubricVersion, criterion, pairs, distance, same }) => ({
    ...{ rubricVersion, criterion, pairs },
    meanDistance: pairs < WAITS_FROM ? null : Math.round((100 * distance) / pairs) / 100,
    same: pairs < WAITS_FROM ? null : Math.round((100 * same) / pairs),
  }));
