// The thread that draws papers. It is told one paper at a time, asks for the parts of its list, and
// gives back the bytes of the file as pages are finished.
import { parentPort } from 'node:worker_threads';
import { drawPaper, type Drawing } from './draw-paper.ts';
import type { Paper, PaperPart } from './paper.ts';

type Asked = { readonly begin: Paper } | { readonly part: PaperPart } | { readonly end: true };

const tell = (told: unknown, moved: readonly ArrayBuffer[] = []) =>
  parentPort?.postMessage(told, [...moved]);

let drawing: Drawing | undefined;

function begin(paper: Paper): Drawing {
  const begun = drawPaper(paper);
  begun.output.on('data', (chunk: Buffer) => {
    const bytes = new Uint8Array(chunk);
    tell({ bytes }, [bytes.buffer]);
  });
  begun.output.on('end', () => tell({ done: true }));
  return begun;
}

parentPort?.on('message', (asked: Asked) => {
  try {
    if ('begin' in asked) {
      drawing = begin(asked.begin);
      // The bytes drawn so far leave before more is asked for.
      setImmediate(tell, { ready: true });
    } else if ('part' in asked) {
      drawing?.add(asked.part);
      setImmediate(tell, { ready: true });
    } else {
      drawing?.end();
      drawing = undefined;
    }
  } catch (error) {
    drawing = undefined;
    tell({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
