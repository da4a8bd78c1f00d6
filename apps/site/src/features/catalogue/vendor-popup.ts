// The vendor whose games are shown in the popup above the page.
import { create } from 'zustand';
import type { VendorCard } from './lanes.ts';

export const useVendorPopup = create<{ card: VendorCard | undefined }>()(() => ({
  card: undefined,
}));

export const openVendorPopup = (card: VendorCard): void => useVendorPopup.setState({ card });
export const closeVendorPopup = (): void => useVendorPopup.setState({ card: undefined });
