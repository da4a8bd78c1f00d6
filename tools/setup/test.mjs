// `npm test`: makes the machine ready (dependencies, a Chromium) and runs the whole gate on the
// locked Node. The gate's last line is the last line printed here.
import { delimiter, join } from 'node:path';
import { ensureChromium, noChromiumMessage } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode, noNodeMessage } from './node-program.mjs';
import { giveUp, root } from './root.mjs';
import { npmCall, run } from './run.mjs';

if (!(await ensureInstalled(root))) giveUp('npm ci failed; its message stands above.');
const node = findNode(root) ?? giveUp(noNodeMessage);
const chromium = (await ensureChromium()) ?? giveUp(noChromiumMessage);
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
