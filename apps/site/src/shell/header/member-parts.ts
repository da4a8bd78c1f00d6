// The member's parts of the header come with their own code: a visitor never fetches it, and for a
// member it is fetched beside the page's own before anything is drawn.
import { lazyScreen } from '../../app/lazy-screen.tsx';

const parts = () => import('./member-header.tsx');

export const MemberPurse = lazyScreen(async () => (await parts()).MemberPurse);
export const MemberLinks = lazyScreen(async () => (await parts()).MemberLinks);
export const DemoBanner = lazyScreen(async () => (await parts()).DemoBanner);

export const fetchMemberParts = () => Promise.all([MemberPurse.preload(), MemberLinks.preload()]);
