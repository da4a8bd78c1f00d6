// Plays a round of a slot again from its seeds and the game's published definition, by the rules of
// rules.md and with nothing of ours, and prints what it pays.
//   node payout.mjs <definition.json> <server seed> <client seed> <nonce> <stake>
// The definition is what GET /play/games/<code>/rules answers, whole or its `definition` alone.
import { readFileSync } from 'node:fs';
import { drawing } from './verify.mjs';

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
const count = (window, symbol) => window.flat().filter((shown) => shown === symbol).length;
/** The pay of the largest step that is not above the count. */
const stepAt = (pays, size) => {
  const steps = Object.keys(pays)
    .map(Number)
    .filter((least) => least <= size);
  return steps.length === 0 ? 0 : pays[Math.max(...steps)];
};
/** By weight, in the order in which the definition lists them. */
const byWeight = (int, entries) => {
  let left = int(sum(entries.map(([, weight]) => weight)));
  for (const [value, weight] of entries) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new Error('weights');
};
const numbersByWeight = (int, weights) => Number(byWeight(int, Object.entries(weights)));
const column = (strip, stop, rows) =>
  Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]);

function lineCredits({ lines, wild, linePays }, window) {
  return sum(
    lines.map((rows) => {
      const shown = rows.map((row, reel) => window[reel][row]);
      const broken = shown.findIndex((symbol) => symbol !== shown[0] && symbol !== wild);
      return linePays[shown[0]]?.[broken === -1 ? shown.length : broken] ?? 0;
    }),
  );
}

function waysOf({ wild, wayPays }, window, wildWeight) {
  return [...new Set(window[0])].flatMap((symbol) => {
    let [ways, reels] = [1, 0];
    for (const shown of window) {
      const weightOf = (one) => (one === wild ? wildWeight : 0);
      const picks = sum(shown.map((one) => (one === symbol ? 1 : weightOf(one))));
      if (picks === 0) break;
      ways *= picks;
      reels += 1;
    }
    const credits = (wayPays[symbol]?.[reels] ?? 0) * ways;
    const cells = window
      .slice(0, reels)
      .flatMap((shown, reel) =>
        shown.flatMap((one, row) => (one === symbol || one === wild ? [`${reel}:${row}`] : [])),
      );
    return credits === 0 ? [] : [{ credits, cells }];
  });
}

function countsOf({ countPays }, window) {
  return Object.entries(countPays).flatMap(([symbol, pays]) => {
    const credits = stepAt(pays, count(window, symbol));
    const cells = window.flatMap((shown, reel) =>
      shown.flatMap((one, row) => (one === symbol ? [`${reel}:${row}`] : [])),
    );
    return credits === 0 ? [] : [{ credits, cells }];
  });
}

function clustersOf({ wild, clusterPays }, window) {
  const wins = [];
  const taken = new Set();
  for (const [reel, shown] of window.entries()) {
    for (const [row, symbol] of shown.entries()) {
      if (clusterPays[symbol] === undefined || taken.has(`${reel}:${row}`)) continue;
      const cells = new Set();
      const open = [[reel, row]];
      while (open.length > 0) {
        const [x, y] = open.pop();
        const one = window[x]?.[y];
        if ((one !== symbol && one !== wild) || cells.has(`${x}:${y}`)) continue;
        cells.add(`${x}:${y}`);
        if (one === symbol) taken.add(`${x}:${y}`);
        open.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]);
      }
      const credits = stepAt(clusterPays[symbol], cells.size);
      if (credits > 0) wins.push({ credits, cells: [...cells] });
    }
  }
  return wins;
}

/** Lands a window and lets it fall until nothing wins. `times(step)` multiplies each window. */
function falls({ cells, rows, winsOf, times }) {
  let window = cells.map((draw) => Array.from({ length: rows }, draw));
  let credits = 0;
  for (let step = 0; ; step += 1) {
    const wins = winsOf(window);
    if (wins.length === 0) return { window, credits };
    credits += times(step) * sum(wins.map((win) => win.credits));
    const gone = new Set(wins.flatMap((win) => win.cells));
    window = window.map((shown, reel) => {
      const stays = shown.filter((_, row) => !gone.has(`${reel}:${row}`));
      const fresh = Array.from({ length: rows - stays.length }, cells[reel]);
      return [...fresh, ...stays];
    });
  }
}

const onReels = (game, int) =>
  game.strips.map((strip) => column(strip, int(strip.length), game.rows));
const cellOf = (weights, int) => () => byWeight(int, Object.entries(weights));
const scattersPay = (game, shown) => (game.scatterPays[shown] ?? 0) * game.stakeCredits;
const scattersPayAtLeast = (game, shown) => stepAt(game.scatterPays, shown) * game.stakeCredits;

/** By mechanic: begins a round and gives its spin: credits won and free spins won. */
const mechanics = {
  lines: (game, int) => (isFree) => {
    const { freeSpins: free } = game;
    const window = onReels(game, int);
    const scatters = count(window, game.scatter);
    const credits = lineCredits(game, window) + scattersPay(game, scatters);
    const won = isFree ? free.retriggered : free.awarded;
    return [credits * (isFree ? free.multiplier : 1), scatters >= free.scattersMin ? won : 0];
  },
  ways: (game, int) => (isFree) => {
    const window = onReels(game, int);
    const scatters = count(window, game.scatter);
    const wins = waysOf(game, window, isFree ? game.freeSpins.wildWeight : 1);
    const credits = sum(wins.map((win) => win.credits)) + scattersPay(game, scatters);
    return [credits, game.freeSpins.awarded[scatters] ?? 0];
  },
  expanding: (game, int) => {
    const stays = new Set();
    const filled = Array.from({ length: game.rows }, () => game.wild);
    return (isFree) => {
      const window = game.strips.map((strip, reel) =>
        stays.has(reel) ? filled : column(strip, int(strip.length), game.rows),
      );
      const wild = window.map((shown) => shown.includes(game.wild));
      const expanded = window.map((shown, reel) => (wild[reel] ? filled : shown));
      const scatters = count(window, game.scatter);
      if (isFree) wild.forEach((is, reel) => is && stays.add(reel));
      const triggers = !isFree && scatters >= game.freeSpins.scattersMin;
      const credits = lineCredits(game, expanded) + scattersPay(game, scatters);
      return [credits, triggers ? game.freeSpins.awarded : 0];
    };
  },
  'shifting-ways': (game, int) => (isFree) => {
    const times = isFree ? numbersByWeight(int, game.freeSpins.multipliers) : 1;
    const window = game.strips.map((strip) => {
      const rows = numbersByWeight(int, game.heights);
      return column(strip, int(strip.length), rows);
    });
    const scatters = count(window, game.scatter);
    const wins = waysOf(game, window, 1);
    const credits = sum(wins.map((win) => win.credits)) + scattersPay(game, scatters);
    return [credits * times, game.freeSpins.awarded[scatters] ?? 0];
  },
  tumble: (game, int) => {
    let gathered = 0;
    return (isFree) => {
      const { freeSpins: free, reels, rows } = game;
      const draw = cellOf(isFree ? free.weights : game.weights, int);
      const cells = Array.from({ length: reels }, () => draw);
      const winsOf = (window) => countsOf(game, window);
      const fell = falls({ cells, rows, winsOf, times: () => 1 });
      let { credits } = fell;
      const orbs = count(fell.window, game.orb);
      if (orbs > 0 && credits > 0) {
        for (let orb = 0; orb < orbs; orb += 1) gathered += numbersByWeight(int, game.orbValues);
        credits *= gathered;
      }
      const scatters = count(fell.window, game.scatter);
      const [least, won] = isFree
        ? [free.retriggerScattersMin, free.retriggered]
        : [free.scattersMin, free.awarded];
      return [credits + scattersPayAtLeast(game, scatters), scatters >= least ? won : 0];
    };
  },
  cluster: (game, int) => {
    let times = 1;
    return (isFree) => {
      const draw = cellOf(game.weights, int);
      const rising = () => {
        const now = times;
        times += game.freeSpins.multiplierStep;
        return now;
      };
      const { window, credits } = falls({
        cells: Array.from({ length: game.reels }, () => draw),
        rows: game.rows,
        winsOf: (shown) => clustersOf(game, shown),
        times: isFree ? rising : () => 1,
      });
      const scatters = count(window, game.scatter);
      const awards = isFree ? game.freeSpins.retriggered : game.freeSpins.awarded;
      return [credits + scattersPayAtLeast(game, scatters), stepAt(awards, scatters)];
    };
  },
  cascade: (game, int) => (isFree) => {
    const multipliers = isFree ? game.freeSpins.multipliers : game.multipliers;
    const { window, credits } = falls({
      cells: game.reelWeights.map((weights) => cellOf(weights, int)),
      rows: game.rows,
      winsOf: (shown) => waysOf(game, shown, 1),
      times: (step) => multipliers[Math.min(step, multipliers.length - 1)],
    });
    const scatters = count(window, game.scatter);
    const won = stepAt(game.freeSpins.awarded, scatters);
    return [credits + scattersPayAtLeast(game, scatters), won];
  },
  hold: (game, int) => () => {
    const { hold, stakeCredits, rows } = game;
    const window = onReels(game, int);
    const credits = lineCredits(game, window);
    const coin = () =>
      byWeight(
        int,
        hold.coins.map(({ stakes, weight }) => [stakes, weight]),
      );
    let coins = count(window, game.scatter);
    if (coins < hold.coinsMin) return [credits, 0];
    let stakes = sum(Array.from({ length: coins }, coin));
    let free = game.strips.length * rows - coins;
    for (let left = hold.respins; left > 0 && free > 0;) {
      const landed = Array.from({ length: free }, () => int(hold.coinOneIn)).filter((n) => n === 0);
      stakes += sum(landed.map(coin));
      coins += landed.length;
      free -= landed.length;
      left = landed.length > 0 ? hold.respins : left - 1;
    }
    return [credits + (stakes + (free === 0 ? hold.fullStakes : 0)) * stakeCredits, 0];
  },
};

/** What a round wins, in credits: the paid spin, and each free spin it won, up to the cap. */
export function creditsOf(game, int) {
  const spin = mechanics[game.mechanic](game, int);
  const cap = game.payoutStakesMax * game.stakeCredits;
  let [credits, free] = [0, 0];
  for (let played = -1; played < free && credits < cap; played += 1) {
    const [won, awarded] = spin(played >= 0);
    credits = Math.min(cap, credits + won);
    if (credits < cap) free = Math.min(game.freeSpins?.spinsMax ?? 0, free + awarded);
  }
  return credits;
}

/** In units of 1/10,000, cut to whole cents. */
export function payoutOf({ game, serverSeed, clientSeed, nonce, stake }) {
  const credits = creditsOf(game, drawing(serverSeed, `${clientSeed}:${nonce}`));
  const units = (stake * BigInt(credits)) / BigInt(game.stakeCredits);
  return units - (units % 100n);
}

if (import.meta.main) {
  const [file, serverSeed, clientSeed, nonce, text] = process.argv.slice(2);
  const told = JSON.parse(readFileSync(file, 'utf8'));
  const [whole, part = ''] = text.split('.');
  const stake = BigInt(whole) * 10_000n + BigInt(part.padEnd(4, '0').slice(0, 4));
  const game = told.definition ?? told;
  const paid = payoutOf({ game, serverSeed, clientSeed, nonce, stake });
  console.log(`${paid / 10_000n}.${String((paid % 10_000n) / 100n).padStart(2, '0')}`);
}
