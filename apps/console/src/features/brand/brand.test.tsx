// Input in one part of the brand stays while another part is opened and saved.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { client } from '../../app/client.ts';
import { useStaffStore } from '../../app/staff.ts';
import { showTexts } from '../../app/texts.ts';
import { Brand } from './brand.tsx';

const t = translatorOf('en');
const face = { name: 'Baize', heroTitle: {}, heroText: {}, colours: {}, pictures: {} };
const android = { packageName: '', fingerprints: [], address: '', version: '', sha256: '' };
const signer = { isSandbox: true, subject: 'Sandbox', validUntil: 0 };

afterEach(() => vi.restoreAllMocks());

function show(): void {
  const answer = (value: unknown) => ({ ok: true, value }) as never;
  const { brand } = client;
  vi.spyOn(brand, 'getFace').mockResolvedValue(answer(face));
  vi.spyOn(brand, 'setColours').mockImplementation(async ({ colours }) =>
    answer({ ...face, colours }),
  );
  const own = { ...signer, isSandbox: false, subject: 'Own' };
  vi.spyOn(brand, 'getBrandApps')
    .mockResolvedValueOnce(answer({ android, signer }))
    .mockResolvedValue(answer({ android, signer: own }));
  vi.spyOn(brand, 'setSigner').mockResolvedValue(answer({ android, signer: own }));
  showTexts(t);
  useStaffStore.setState({ token: 'T', staff: { permissions: ['brand.edit'] } as never });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Brand />
    </QueryClientProvider>,
  );
}

const turnTo = (part: 'words' | 'colours' | 'apps') =>
  fireEvent.click(screen.getByRole('tab', { name: t(`brand.${part}`) }));
const fieldOf = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: false });
const type = (name: string, value: string) =>
  fireEvent.change(fieldOf(name), { target: { value } });

test('a typed name stays while the colours are saved', async () => {
  show();
  await screen.findByRole('tabpanel');
  await waitFor(() => expect(fieldOf(t('brand.name')).value).toBe('Baize'));
  type(t('brand.name'), 'Felt');
  turnTo('colours');
  const save = screen.getByRole('button', { name: t('brand.save') });
  fireEvent.click(screen.getAllByRole('button')[1] as HTMLElement);
  fireEvent.click(save);
  await waitFor(() => expect(client.brand.setColours).toHaveBeenCalledOnce());
  turnTo('words');
  expect(fieldOf(t('brand.name')).value).toBe('Felt');
});

test('the typed Android package stays while another certificate is saved', async () => {
  show();
  await screen.findByRole('tabpanel');
  await waitFor(() => expect(fieldOf(t('brand.name')).value).toBe('Baize'));
  turnTo('apps');
  await screen.findByLabelText(t('brand.package-name'), { exact: false });
  type(t('brand.package-name'), 'com.example.felt');
  type(t('brand.certificate'), 'CERT');
  type(t('brand.certificate-key'), 'KEY');
  fireEvent.click(screen.getByRole('button', { name: t('brand.signer-save') }));
  await screen.findByText(/Own/u);
  expect(fieldOf(t('brand.package-name')).value).toBe('com.example.felt');
});
