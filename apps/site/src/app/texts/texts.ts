// The texts on the screen. A part arrives once per language; changing the language fetches the
// same parts again and only then changes what is shown, so no screen is ever half translated.
import { startTransition, useSyncExternalStore } from 'react';
import { createTranslator, type Catalogues, type ShippedTag, type Translator } from '@baize/i18n';
import { currentLanguage, rememberLanguage, setLanguage } from './language.ts';
import type { TextPart } from './parts.ts';

type Addresses = Readonly<Record<string, Readonly<Record<string, string>>>>;

let addresses: Addresses | undefined;
const arrived = new Set<TextPart>();

function addressOf(tag: ShippedTag, part: TextPart): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=texts]');
  addresses ??= JSON.parse(meta?.content ?? '{}') as Addresses;
  return addresses[tag]?.[part] ?? '';
}

const coming = new Map<string, Promise<Catalogues>>();

/** Several screens that come at once may need the same part. */
function fetchPart(tag: ShippedTag, part: TextPart): Promise<Catalogues> {
  const address = addressOf(tag, part);
  const known = coming.get(address);
  if (known !== undefined) return known;
  const fetched = fetchTexts(address).finally(() => coming.delete(address));
  coming.set(address, fetched);
  return fetched;
}

async function fetchTexts(address: string): Promise<Catalogues> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`No texts at ${address}`);
  return (await response.json()) as Catalogues;
}

let shown = createTranslator(currentLanguage());
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const currentText = (): Translator => shown;

/** The current translator; components that use it are drawn again when the language changes. */
export const useText = (): Translator => useSyncExternalStore(listen, currentText, currentText);

/** For tests and for the first page: shows these texts. */
export function showTexts(translator: Translator): void {
  shown = translator;
  for (const listener of listeners) listener();
}

/** A page drawn for somebody else begins without any. */
export function forgetTexts(): void {
  arrived.clear();
}

/** Fetches the parts that are not here yet. */
export async function needTexts(parts: readonly TextPart[]): Promise<void> {
  const missing = parts.filter((part) => !arrived.has(part));
  const fetched = await Promise.all(missing.map((part) => fetchPart(currentLanguage(), part)));
  for (const catalogues of fetched) addAll(currentText(), catalogues);
  for (const part of missing) arrived.add(part);
}

/** Changes the language of everything that is shown. */
export async function changeLanguage(tag: ShippedTag, chosen: 'by-hand' | 'by-brand') {
  const parts = [...arrived];
  const fetched = await Promise.all(parts.map((part) => fetchPart(tag, part)));
  const translator = createTranslator(tag);
  for (const catalogues of fetched) addAll(translator, catalogues);
  setLanguage(tag);
  if (chosen === 'by-hand') rememberLanguage(tag);
  startTransition(() => showTexts(translator));
}

function addAll(translator: Translator, catalogues: Catalogues): void {
  for (const [noun, catalogue] of Object.entries(catalogues)) {
    translator.add(noun as keyof Catalogues, catalogue);
  }
}
