// `npm test`: makes the machine ready (dependencies, a Chromium) and runs the whole gate on the
// locked Node. The gate's last line is the last line printed here.
import { delimiter, join } from 'node:path';
import { ensureChromium, noChromiumMessage } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode, noNodeMessage } from './node-program.mjs';
import { giveUp, root } from './root.mjs';
import { npmCall, run } from './run.mjs';

// Side by side: the one waits for npm's registry while the other waits for Debian's.
const [isInstalled, found] = await Promise.all([ensureInstalled(root), ensureChromium()]);
if (!isInstalled) giveUp('npm ci failed; its message stands above.');
const node = findNode(root) ?? giveUp(noNodeMessage);
const chromium = found ?? giveUp(noChromiumMessage);
const bin = join(root, 'node_modules', '.bin');
const call = npmCall(['run', '--silent', 'check'], node);
process.exitCode = await run(call.program, call.words, {
  cwd: root,
  env: {
    ...process.env,
    CHROMIUM_PATH: chromium,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  },
});
