// Remembers which notice was pressed: the list above the page begins with it.
import { create } from 'zustand';

export const useNoticeList = create<{ at: number | undefined }>()(() => ({ at: undefined }));

export const openNotices = (at = 0): void => useNoticeList.setState({ at });
export const closeNotices = (): void => useNoticeList.setState({ at: undefined });
