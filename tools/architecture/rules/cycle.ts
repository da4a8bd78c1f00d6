// No file depends at run time on itself by way of others: a cycle cannot be understood, tested or
// started one piece at a time. Types may look at one another, because nothing of them remains.
import type { Finding } from '../../source/finding.ts';
import { findingAt, ownTarget } from '../edge.ts';
import type { Edge } from '../edge.ts';

type Graph = ReadonlyMap<string, readonly Edge[]>;

/** One finding for each knot of files, telling a shortest way round it. */
export function cycles(edges: readonly Edge[]): Finding[] {
  const graph = valueGraph(edges);
  const told = new Set<string>();
  return [...graph.keys()].toSorted().flatMap((start) => {
    if (told.has(start)) return [];
    const way = shortestWayBack(graph, start);
    const [first] = way;
    if (first === undefined) return [];
    for (const edge of way) told.add(edge.from);
    return [
      findingAt(
        first,
        'cycle',
        `${[start, ...way.map((edge) => ownTarget(edge))].join(' → ')}`,
        'move what both need into a file below both',
      ),
    ];
  });
}

function valueGraph(edges: readonly Edge[]): Graph {
  const graph = new Map<string, Edge[]>();
  for (const edge of edges) {
    if (edge.typeOnly || ownTarget(edge) === undefined) continue;
    graph.set(edge.from, [...(graph.get(edge.from) ?? []), edge]);
  }
  return graph;
}

/** Breadth first, so that the reported path is as short as any. */
function shortestWayBack(graph: Graph, start: string): Edge[] {
  const reachedBy = new Map<string, Edge>();
  const queue = [start];
  for (const at of queue) {
    for (const edge of graph.get(at) ?? []) {
      const to = ownTarget(edge) ?? '';
      if (to === start) return wayTo(reachedBy, start, edge);
      if (reachedBy.has(to)) continue;
      reachedBy.set(to, edge);
      queue.push(to);
    }
  }
  return [];
}

function wayTo(reachedBy: ReadonlyMap<string, Edge>, start: string, last: Edge): Edge[] {
  const way = [last];
  for (let at = last.from; at !== start;) {
    const edge = reachedBy.get(at);
    if (edge === undefined) break;
    way.unshift(edge);
    at = edge.from;
  }
  return way;
}
