// The member's parts of the header have their own code: a visitor never loads it, and for a member
// it loads beside the page's own before anything is drawn.
import { lazyScreen } from '../../app/lazy-screen.tsx';

const parts = () => import('./member-header.tsx');

export const MemberPurse = lazyScreen(async () => (await parts()).MemberPurse);
export const MemberLinks = lazyScreen(async () => (await parts()).MemberLinks);
export const DemoBanner = lazyScreen(async () => (await parts()).DemoBanner);

export const fetchMemberParts = () => Promise.all([MemberPurse.preload(), MemberLinks.preload()]);
