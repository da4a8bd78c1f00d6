// Compiles the texts of every shipped language while the site is built: one file a language and
// part, named by its content. The page carries their addresses, so a visitor fetches only the one
// it needs.
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { findLocale, shippedLocales, type ShippedTag } from '@baize/i18n';
import { compileCatalogue } from '@baize/i18n/compile';
import { textParts, type TextPart } from '../src/app/texts/parts.ts';

interface TextFile {
  readonly address: string;
  readonly body: string;
}

const partNames = Object.keys(textParts) as TextPart[];

function textFile(tag: ShippedTag, part: TextPart): TextFile {
  const all = compileCatalogue(tag);
  const nouns = textParts[part].map((noun) => [noun, all[noun]]);
  const body = JSON.stringify(Object.fromEntries(nouns));
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 8);
  return { address: `/assets/texts-${tag}-${part}-${hash}.json`, body };
}

function allTexts(): Record<string, Record<string, TextFile>> {
  const ofTag = (tag: ShippedTag) =>
    Object.fromEntries(partNames.map((part) => [part, textFile(tag, part)]));
  return Object.fromEntries(shippedLocales.map(({ tag }) => [tag, ofTag(tag)]));
}

function addresses(texts: Record<string, Record<string, TextFile>>): string {
  const short = Object.entries(texts).map(([tag, parts]) => [
    tag,
    {
      code: findLocale(tag)?.code,
      ...Object.fromEntries(Object.entries(parts).map(([part, file]) => [part, file.address])),
    },
  ]);
  return JSON.stringify(Object.fromEntries(short));
}

/** Serves and emits the texts, and names their addresses in the page. */
export function textsPlugin(): Plugin {
  const texts = allTexts();
  const files = Object.values(texts).flatMap((parts) => Object.values(parts));
  return {
    name: 'baize-texts',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.find(({ address }) => address === request.url);
        if (file === undefined) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(file.body);
      });
    },
    generateBundle() {
      for (const { address, body } of files) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: body });
      }
    },
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { name: 'texts', content: addresses(texts) },
        injectTo: 'head-prepend',
      },
    ],
  };
}
