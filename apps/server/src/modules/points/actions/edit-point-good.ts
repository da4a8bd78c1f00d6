// Changes a good that nobody else changed meanwhile.
import { isRefusal, refuse, type points } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { goodShown } from '../good-shown.ts';
import type { PointsPorts } from '../ports.ts';
import { isGoodRight } from '../rules/good.ts';
import { lockGood, readGood, writeGood } from '../store/goods.ts';

export const editPointGood =
  (ports: PointsPorts): Action<typeof points.editPointGood> =>
  async ({ caller: staff, input: { id, version, ...written } }) => {
    const done = await ports.database.transaction(async (tx) => {
      const before = await lockGood(tx, id);
      if (before === undefined) return refuse('point-good-not-found');
      if (before.version !== version) return refuse('point-good-changed');
      if (!isGoodRight(written)) return refuse('point-good-wrong');
      await writeGood(tx, id, written);
      const note = { staff, action: 'edit-point-good', subject: id };
      const { stock } = before;
      await ports.audit(tx, { ...note, before: { ...before.written, stock }, after: written });
      return undefined;
    });
    if (isRefusal(done)) return done;
    const good = await readGood(ports.database.kysely, id);
    return good ? goodShown(good) : refuse('point-good-not-found');
  };
