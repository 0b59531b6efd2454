import type { RatedReference } from '#shared/features/reviews/schema.ts';

/** A reading-list app: it works; its code and its texts stay behind. */
const READING_LIST: RatedReference = {
  id: 'reading-list',
  title: 'Shelf, a reading list in the browser',
  description: `Keeps the books that I want to read. You can search a book by its title, add it to the list, mark it as read and give it up to five stars. The list is stored in the browser. I made it after a course on JavaScript because my notes on paper got lost.`,
  material: `WHAT THE REVIEWER SAW

The page loads and shows a search field and an empty list. Searching for “middlemarch” shows ten editions with covers; “Add” puts one on the list. Stars and “Read” work, and the list is there after a reload. Searching without a connection leaves the words “Searching…” on the page for good, and a second search then shows nothing. The description promises sorting by stars: the menu is there, and choosing an entry changes nothing. At 375 px the covers push the buttons out of the window. With the keyboard, the stars cannot be reached: they are images with a click handler.

README.md (all of it)

    # Shelf
    A reading list. Made with JavaScript and the Open Library API.
    ## How to run
    Open index.html.

Opened as a file, the search fails: the browser refuses modules from file addresses. With a local server it works.

app.js (one file, 214 lines, no tests)

    let list = JSON.parse(localStorage.getItem('list')) || [];

    async function doSearch() {
      const q = document.getElementById('q').value;
      document.getElementById('res').innerHTML = 'Searching…';
      const r = await fetch('https://openlibrary.org/search.json?limit=10&q=' + q);
      const d = await r.json();
      let html = '';
      for (let i = 0; i < d.docs.length; i++) {
        html += '<li>' + d.docs[i].title + ' <button onclick="add(' + i + ')">Add</button></li>';
      }
      document.getElementById('res').innerHTML = html;
      window.lastDocs = d.docs;
    }

    function add(i) {
      const b = window.lastDocs[i];
      list.push({ t: b.title, a: b.author_name ? b.author_name[0] : '', c: b.cover_i, s: 0, r: false });
      localStorage.setItem('list', JSON.stringify(list));
      draw();
    }

    function star(i, n) {
      list[i].s = n;
      localStorage.setItem('list', JSON.stringify(list));
      draw();
    }

    function read(i) {
      list[i].r = !list[i].r;
      localStorage.setItem('list', JSON.stringify(list));
      draw();
    }

The functions draw, drawRead and drawUnread each build the same row of HTML again.`,
  expected: [
    {
      criterion: 'codeQuality',
      score: 2,
      reason:
        'There are functions, but names such as t, a and s must be looked up, three of them repeat the same row, and a failed request is not handled. It is more than one block of code (1), and no failure is handled anywhere (not 3).',
    },
    {
      criterion: 'functionality',
      score: 3,
      reason:
        'Searching, adding and rating work with your own input, and survive a reload. Sorting is named in the description and does nothing, which is the sentence for 3.',
    },
    {
      criterion: 'design',
      score: 2,
      reason:
        'It is clear how to begin. The buttons leave the window on a phone, the stars cannot be reached by keyboard, and “Searching…” misleads after a failure.',
    },
    {
      criterion: 'documentation',
      score: 2,
      reason:
        'It says what the project is, and the only step of the setup is wrong: opening the file does not work.',
    },
    {
      criterion: 'innovation',
      score: 3,
      reason:
        'A familiar program for a problem that its author had, with choices that fit it: no account, and the list stays in the browser. No part of it is a new idea.',
    },
  ],
};

/** A planner for shifts: strong code and texts, and a plain interface. */
const SHIFT_PLANNER: RatedReference = {
  id: 'shift-planner',
  title: 'Rota, a fair plan of shifts for a food bank',
  description: `Plans the shifts of the 40 volunteers of our food bank. It reads who can come when from a CSV file and writes a plan in which nobody has two shifts in a row and unpopular shifts are shared evenly over a season. Coordinators can fix single shifts and plan the rest again. Written in Python; it replaces an evening with a spreadsheet each month.`,
  material: `WHAT THE REVIEWER SAW

    $ pip install . && rota plan examples/november.csv --out plan.csv
    Planned 62 of 62 shifts for 40 volunteers.
    Early shifts per volunteer: 1 to 2 (before: 0 to 5).

The plan was the same on a second run. A file with a misspelled day was refused with “Line 17: ‘Teusday’ is not a day. Did you mean Tuesday?”, and nothing was written. When too few people can come, it plans the others and lists the open shifts with the volunteers who could be asked. 400 volunteers took nine seconds. --help names every option with an example. Output is a table in the terminal and a CSV file; colours mark open shifts, and are left out when the output is not a terminal. There is no other interface: the coordinator who uses it had the commands explained once and keeps them on a note.

README.md (excerpt)

    ## How it decides
    Each shift goes to the person with the smallest burden so far. An early or late shift weighs 1.5, others 1. We tried
    a solver (OR-Tools) first: its plans were 3 % better, but nobody could say why someone got a shift. With burdens, the
    answer is one line: \`rota why 2026-11-14 early\`.

    ## Limits
    - One food bank per file. - At most 1,000 shifts: beyond it, planning takes minutes. - Times are local times.

rota/plan.py (excerpt; 11 modules, 1,150 lines, 94 tests, mypy and ruff run clean)

    def plan(shifts: Sequence[Shift], people: Sequence[Person], fixed: Mapping[ShiftId, PersonId]) -> Plan:
        """Assigns every shift that someone can take; the burden of each person grows with what they get."""
        burdens = Burdens(people)
        result = Plan.with_fixed(fixed, burdens)
        for shift in sorted(shifts, key=hardest_first(people)):
            if shift.id in result:
                continue
            candidates = [p for p in people if may_take(p, shift, result)]
            if not candidates:
                result.leave_open(shift, nearly=nearly_available(people, shift))
                continue
            result.assign(shift, burdens.least(candidates))
        return result

tests/test_plan.py (excerpt)

    @given(seasons())
    def test_nobody_has_two_shifts_in_a_row(season):
        plan = plan_season(season)
        for earlier, later in pairwise(plan.of_each_person()):
            assert later.start - earlier.end >= REST

    def test_a_plan_that_cannot_be_written_leaves_the_old_one(tmp_path, full_disk):
        ...

RESULTS.md says how the burden of unpopular shifts was spread in the six months before and the three since, with the counts.`,
  expected: [
    {
      criterion: 'codeQuality',
      score: 5,
      reason:
        'Each function has one task and says it, tests cover failures such as a full disk, and the type checker and the linter run clean. A rule such as the rest between shifts is in one place.',
    },
    {
      criterion: 'functionality',
      score: 5,
      reason:
        'Everything that the description names works, wrong input is refused with the line and loses nothing, and ten times the volunteers still work. No failure was found.',
    },
    {
      criterion: 'design',
      score: 3,
      reason:
        'Messages say what to do and output is tidy, but the one who uses it needed an explanation and a note with the commands: that is not a first-time user without help, and there is nothing for a phone.',
    },
    {
      criterion: 'documentation',
      score: 5,
      reason:
        'Setup, use and limits are correct as described, and the main decision is explained with the alternative that was tried and why it was dropped.',
    },
    {
      criterion: 'innovation',
      score: 4,
      reason:
        'Burdens that everyone can retrace, and the command that explains a shift, are the author’s own idea, and the counts show that they work. It is not yet an approach that others have built on.',
    },
  ],
};

/** The first reference projects, which are part of the code. Admins add others, and retire these. */
export const FIRST_REFERENCES: readonly RatedReference[] = [READING_LIST, SHIFT_PLANNER];
