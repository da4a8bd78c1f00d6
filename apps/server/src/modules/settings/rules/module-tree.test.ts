// A switch under one that is off offers nothing, and the tree shows every switch once.
import { moduleIds } from '@baize/contract';
import { expect, test } from 'vitest';
import { isOffered, moduleTree, standsOn, type ModuleNode } from './module-tree.ts';

test('turning registration off turns off every kind of it', () => {
  expect(isOffered('USERNAMEREG3', {})).toBe(true);
  expect(isOffered('USERNAMEREG3', { REG3: false })).toBe(false);
  expect(standsOn('USERNAMEREG3', { REG3: false })).toBe(true);
});

test('a fixed switch is on whatever a table says', () => {
  expect(isOffered('COMM3', { COMM3: false })).toBe(true);
});

// @proves L33
test('the tree holds each switch once, as text 1 or 0', () => {
  const flat = (nodes: readonly ModuleNode[]): ModuleNode[] =>
    nodes.flatMap((node) => [node, ...flat(node.childrenNodes)]);
  const nodes = flat(moduleTree({ FREEPLAY3: false }));
  expect(nodes.map(({ modId }) => modId).sort()).toEqual([...moduleIds].sort());
  expect(nodes.find(({ modId }) => modId === 'FREEPLAY3')?.enabled).toBe('0');
  expect(nodes.find(({ modId }) => modId === 'COMM3')?.enabled).toBe('1');
});
