// The record pages of the agent centre, one for each kind of contract.
import { BillsScreen } from './bills-screen.tsx';

export const DividendScreen = () => <BillsScreen kind="dividend" />;
export const DailySalaryScreen = () => <BillsScreen kind="daily-salary" />;
export const HourlySalaryScreen = () => <BillsScreen kind="hourly-salary" />;
export const RealtimeSalaryScreen = () => <BillsScreen kind="realtime-salary" />;
