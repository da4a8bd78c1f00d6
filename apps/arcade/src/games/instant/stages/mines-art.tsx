// A gem under a safe field, and a mine: told apart by shape, not by colour alone.
export function Gem() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path fill="oklch(.86 .12 165)" d="M13 8h22l9 12-20 22L4 20z" />
      <path fill="oklch(.74 .14 165)" d="M4 20h40L24 42z" />
      <path fill="oklch(.93 .07 165)" d="M13 8l5 12h12l5-12z" />
      <path fill="oklch(.64 .13 165)" d="M18 20l6 22 6-22z" />
    </svg>
  );
}

export function Mine() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path
        stroke="oklch(.62 .04 20)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M24 5v38M5 24h38M11 11l26 26M37 11L11 37"
      />
      <circle
        cx="24"
        cy="24"
        r="13"
        fill="oklch(.32 .05 20)"
        stroke="oklch(.62 .19 25)"
        strokeWidth="3"
      />
      <circle cx="19" cy="19" r="3.4" fill="oklch(.92 .03 60)" />
    </svg>
  );
}
