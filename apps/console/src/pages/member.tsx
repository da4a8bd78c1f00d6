// One member: the file, the statement and the rounds, as far as the role may see them.
import { useParams } from 'react-router';
import { useMay } from '../app/staff.ts';
import { MemberFacts } from '../features/operator/member-facts.tsx';
import { Rounds } from '../features/wagering/rounds.tsx';
import { Statement } from '../features/wallet/statement.tsx';

export function MemberPage() {
  const { id = '' } = useParams();
  const seesBooks = useMay('ledger.view');
  const seesRounds = useMay('rounds.view');
  return (
    <>
      <MemberFacts id={id} />
      {seesBooks ? <Statement id={id} /> : null}
      {seesRounds ? <Rounds id={id} /> : null}
    </>
  );
}
