import { Chart } from '../charts/Chart.tsx';
import { Chapter, Specimen } from './Specimen.tsx';

const WEEKS = [
  '7 Sep',
  '14 Sep',
  '21 Sep',
  '28 Sep',
  '5 Oct',
  '12 Oct',
  '19 Oct',
  '26 Oct',
  '2 Nov',
  '9 Nov',
];
const pointsOf = (rows: readonly (readonly (number | null)[])[]) =>
  rows.map((values, index) => {
    const tick = WEEKS[index] ?? '';
    return { name: `Week from ${tick}`, tick, values };
  });
const SOURCES = [{ name: 'Search' }, { name: 'Recommendations' }, { name: 'Alerts' }];
const BY_SOURCE = pointsOf([
  [4, 1, 0],
  [6, 2, 1],
  [9, 3, 0],
  [7, 5, 2],
  [12, 6, 3],
  [11, 8, 3],
  [14, 9, 5],
  [13, 7, 4],
  [17, 11, 6],
  [15, 12, 7],
]);
const SHARES = pointsOf([
  [0.42, 0.2, null],
  [0.44, 0.24, null],
  [0.41, 0.22, 0.31],
  [0.47, null, 0.33],
  [0.46, 0.27, 0.36],
  [0.5, 0.3, 0.35],
]);

/** Series over time. */
export function Charts() {
  return (
    <Chapter title="Charts">
      <Specimen name="Columns">
        <div className="w-full">
          <Chart
            kind="columns"
            label="Applications"
            series={[{ name: 'Applied' }]}
            points={pointsOf([[3], [8], [12], [0], [19], [27], [24], [31], [28], [36]])}
          />
        </div>
      </Specimen>
      <Specimen name="Columns, high values">
        <div className="w-full max-w-80">
          <Chart
            kind="columns"
            label="Views"
            series={[{ name: 'Views' }]}
            points={pointsOf([[1200], [1850], [2310], [990], [1740], [2680], [3150], [2890], [3420], [4070]])}
          />
        </div>
      </Specimen>
      <Specimen name="Columns, stacked">
        <div className="w-full">
          <Chart kind="columns" label="Applications by source" series={SOURCES} points={BY_SOURCE} />
        </div>
      </Specimen>
      <Specimen name="Lines">
        <div className="w-full">
          <Chart
            kind="lines"
            label="Invited to an interview"
            series={[{ name: 'Women' }, { name: 'Men' }, { name: 'Nonbinary or another' }]}
            points={SHARES}
            format={(share) => `${Math.round(100 * share)}%`}
          />
        </div>
      </Specimen>
    </Chapter>
  );
}
