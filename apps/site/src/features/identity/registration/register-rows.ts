// The rows of the registration form where there is room: short fields two by two, so that the
// button is in sight; a phone number and its code need a row of their own.
import { type AskedField, askedFields, type Rules } from './register-rules.ts';

const alone: readonly AskedField[] = ['username', 'mobileNum', 'verificationCode'];

export function rowsOf(rules: Rules): AskedField[][] {
  const rows: AskedField[][] = [];
  for (const field of askedFields.filter((name) => rules[name] !== undefined)) {
    const last = rows.at(-1);
    const mayJoin = last?.length === 1 && ![field, ...last].some((one) => alone.includes(one));
    // A password begins a row, so that what repeats it stands beside it.
    if (mayJoin && field !== 'password') last.push(field);
    else rows.push([field]);
  }
  return rows;
}
