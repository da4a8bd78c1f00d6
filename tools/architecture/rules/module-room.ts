// The rooms of a module import only what their line in architecture.mjs says: rules decide from
// facts alone, the store knows tables, actions join the two.
import { isTest } from '../../source/source-file.ts';
import { moduleSpot, placeOf } from '../architecture.ts';
import type { Architecture, ModuleSpot, Room } from '../architecture.ts';
import { findingAt, ownTarget } from '../edge.ts';
import type { EdgeRule } from '../edge.ts';

const openToAll = ['money', 'contract'];

export const moduleRoom: EdgeRule = (edge, { architecture }) => {
  const here = moduleSpot(architecture, edge.from);
  const to = ownTarget(edge);
  if (here?.room === undefined || to === undefined || isTest(edge.from)) return undefined;
  const room = architecture.rooms[here.room];
  if (room === undefined) return undefined;
  const seen = unseen(architecture, here, room, to);
  if (seen === undefined) return undefined;
  return findingAt(
    edge,
    'module-room',
    `${here.room}/ of ${here.module} may not see ${seen}`,
    here.room === 'rules'
      ? 'pass the facts to the rule as arguments'
      : 'do it in the room that may, and pass the result on',
  );
};

/** The name of what the room may not see, or nothing when it may. */
function unseen(architecture: Architecture, here: ModuleSpot, room: Room, to: string) {
  const there = moduleSpot(architecture, to);
  if (there?.module === here.module) {
    return there.room === undefined || room.sees.includes(there.room) ? undefined : there.room;
  }
  if (there !== undefined) return room.lowerModules ? undefined : `the module ${there.module}`;
  const place = placeOf(architecture, to)?.place;
  if (place === undefined || openToAll.includes(place)) return undefined;
  if (place === 'platform') return room.platform ? undefined : place;
  return room.may.includes(place) ? undefined : place;
}
