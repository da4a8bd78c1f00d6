// The looks of the sandbox provider's hosted page. It plays an outside company, so it shares
// nothing with the house's design system and serves its one style sheet itself.
export const pageStyle = `
:root { color-scheme: light dark; --ink: #14213d; --soft: #5b6781; --line: #dfe4ee; --paper: #fff;
  --field: #f3f6fb; --brand: #0f6fff; --good: #0a7d4b; --bad: #b3261e; --page: #eaf0fa; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef2fb; --soft: #a9b4ca; --line: #2c3750;
  --paper: #161f33; --field: #1e2941; --brand: #5f9dff; --good: #4fd39a; --bad: #ff8a80;
  --page: #0d1424; } }
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; padding: 1.25rem;
  background: radial-gradient(60rem 30rem at 80% -10%, color-mix(in oklab, var(--brand) 22%,
  transparent), transparent), var(--page); color: var(--ink);
  font: 16px/1.5 "Segoe UI", system-ui, "Noto Sans", sans-serif; }
main { inline-size: min(27rem, 100%); background: var(--paper); border-radius: 1.25rem;
  box-shadow: 0 1.5rem 4rem -1.5rem rgb(10 30 80 / .35); overflow: hidden; }
header { display: flex; align-items: center; justify-content: space-between;
  padding: 1rem 1.5rem; border-block-end: 1px solid var(--line); }
.mark { display: flex; align-items: center; gap: .6rem; font-weight: 700; font-size: 1.1rem; }
.test { font-size: .75rem; font-weight: 600; color: var(--soft); border: 1px solid var(--line);
  border-radius: 99rem; padding: .1rem .6rem; }
section { padding: 1.25rem 1.5rem; }
.sum { text-align: center; }
.sum p { margin: 0; color: var(--soft); font-size: .9rem; }
.sum strong { display: block; font-size: 2.4rem; line-height: 1.2; letter-spacing: -.02em;
  font-variant-numeric: tabular-nums; }
.sum small { font-size: 1rem; font-weight: 600; color: var(--soft); letter-spacing: 0; }
nav { display: grid; grid-template-columns: 1fr 1fr; gap: .25rem; padding: .25rem;
  background: var(--field); border-radius: .8rem; }
nav a { padding: .5rem; text-align: center; border-radius: .6rem; color: var(--soft);
  text-decoration: none; font-weight: 600; }
nav a[aria-current] { background: var(--paper); color: var(--ink);
  box-shadow: 0 1px 4px rgb(10 30 80 / .18); }
.qr { margin: 1.25rem auto 0; inline-size: 12.5rem; padding: .75rem; background: #fff;
  border-radius: 1rem; border: 1px solid var(--line); }
.qr svg { display: block; inline-size: 100%; block-size: auto; }
.hint { margin: .75rem 0 0; text-align: center; color: var(--soft); font-size: .9rem; }
dl { margin: 1.25rem 0 0; border: 1px solid var(--line); border-radius: .8rem; }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .7rem 1rem; }
dl div + div { border-block-start: 1px solid var(--line); }
dt { color: var(--soft); } dd { margin: 0; font-weight: 600; text-align: end;
  font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.choices { border-block-start: 1px dashed var(--line); background: var(--field); }
.choices h2 { margin: 0 0 .75rem; font-size: .85rem; color: var(--soft); font-weight: 600; }
form { display: grid; grid-template-columns: 1fr 1fr; gap: .6rem; }
button, .back { font: inherit; font-weight: 600; padding: .7rem 1rem; border-radius: .7rem;
  border: 1px solid var(--line); background: var(--paper); color: var(--ink); cursor: pointer;
  text-align: center; text-decoration: none; display: block; }
button:hover, .back:hover { border-color: var(--brand); }
button:focus-visible, a:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
button.main { grid-column: 1 / -1; background: #0b5fe0; border-color: #0b5fe0; color: #fff; }
button.bad { color: var(--bad); }
.result { text-align: center; padding-block: 2rem; }
.result h1 { margin: .75rem 0 .25rem; font-size: 1.4rem; }
.result p { margin: 0 0 1.25rem; color: var(--soft); }
.good { color: var(--good); } .bad { color: var(--bad); } .wait { color: var(--brand); }
.result svg { inline-size: 4rem; block-size: 4rem; }
.wait svg { animation: turn 1.2s linear infinite; transform-origin: 50% 50%; }
@keyframes turn { to { transform: rotate(1turn); } }
@media (prefers-reduced-motion: reduce) { .wait svg { animation: none; } }
h1 { margin: 0; font-size: 1.3rem; }
.desk { list-style: none; margin: 1rem 0 0; padding: 0; display: grid; gap: .5rem; }
.desk li { display: grid; grid-template-columns: 1fr auto; align-items: center; gap: .1rem .75rem;
  padding: .7rem 1rem; background: var(--field); border-radius: .8rem; }
.desk a { color: var(--brand); font-weight: 700; font-variant-numeric: tabular-nums; }
.desk small { color: var(--soft); overflow-wrap: anywhere; }
.desk form { grid-column: 2; grid-row: 1 / 3; display: block; }
footer { padding: .9rem 1.5rem; border-block-start: 1px solid var(--line); color: var(--soft);
  font-size: .8rem; text-align: center; }
`;
