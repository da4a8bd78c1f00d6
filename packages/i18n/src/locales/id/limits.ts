// Indonesian texts of deposit limits: the question for one, what is left, the review, blocked means.
import type { Texts } from '../../texts.ts';
import type { limits as english } from '../en/limits.ts';

export const limits: Texts<typeof english> = {
  'prompt-title': 'Ingin memasang batas deposit?',
  'prompt-text':
    'Tentukan berapa deposit maksimal Anda. Batas bisa diturunkan kapan saja; batas yang lebih tinggi berlaku setelah 24 jam.',
  'prompt-amount': 'Deposit maksimal',
  'prompt-span': 'Jangka waktu',
  'prompt-set': 'Pasang batas ini',
  'prompt-none': 'Tanpa batas',
  'prompt-later': 'Nanti saja',
  'prompt-set-done': 'Batas deposit Anda terpasang.',
  'span-day': 'Per hari',
  'span-week': 'Per minggu',
  'span-month': 'Per bulan',
  'left-day': 'Hari ini Anda masih dapat deposit {left} dari {limit}.',
  'left-week': 'Minggu ini Anda masih dapat deposit {left} dari {limit}.',
  'left-month': 'Bulan ini Anda masih dapat deposit {left} dari {limit}.',
  'left-whose-own': 'Batas Anda',
  'left-whose-operator': 'Batas kami untuk akun Anda',
  change: 'Ubah batas',
  'reduced-title': 'Jumlah ini melebihi batas deposit Anda',
  'reduced-own-day': 'Batas deposit Anda {limit} per hari. Anda masih dapat deposit {left}.',
  'reduced-own-week': 'Batas deposit Anda {limit} per minggu. Anda masih dapat deposit {left}.',
  'reduced-own-month': 'Batas deposit Anda {limit} per bulan. Anda masih dapat deposit {left}.',
  'reduced-operator-day':
    'Batas deposit kami untuk akun Anda {limit} per hari. Anda masih dapat deposit {left}.',
  'reduced-operator-week':
    'Batas deposit kami untuk akun Anda {limit} per minggu. Anda masih dapat deposit {left}.',
  'reduced-operator-month':
    'Batas deposit kami untuk akun Anda {limit} per bulan. Anda masih dapat deposit {left}.',
  'reduced-button': 'Deposit {amount} saja',
  'suspended-title': 'Deposit Anda ditangguhkan',
  'suspended-text':
    'Terlalu banyak deposit yang gagal. Hubungi layanan pelanggan untuk membuka blokir deposit. Anda tetap dapat bermain dengan saldo Anda dan menariknya.',
  'blocked-title': 'Satu metode deposit diblokir',
  'blocked-text':
    'Terlalu banyak deposit dengan {means} yang gagal. Anda dapat memakainya lagi mulai {until}, atau pilih metode lain sekarang.',
  'review-title': 'Apakah batas Anda masih sesuai?',
  'review-text':
    'Anda sudah cukup lama tidak meninjau batas Anda. Periksa di bawah, lalu pertahankan atau ubah.',
  'review-keep': 'Pertahankan batas saya',
  'review-kept': 'Terima kasih. Batas Anda tetap seperti semula.',
  'operator-line':
    'Batas kami untuk akun Anda: {value}. Yang berlaku adalah batas yang lebih rendah.',
  'confirm-ready':
    'Batas Anda yang lebih tinggi, {value}, sudah siap. Apakah Anda masih menginginkannya?',
  'confirm-ready-none': 'Batas Anda siap dihapus. Apakah Anda masih menginginkannya?',
  'confirm-raise': 'Ya, berlakukan',
  'confirm-drop': 'Tidak, tetap {value}',
  'confirm-done': 'Batas baru berlaku sekarang.',
  'confirm-waits': 'Mulai {when} Anda dapat mengonfirmasi {value}.',
  'confirm-waits-none': 'Mulai {when} Anda dapat mengonfirmasi penghapusan.',
  'effect-looser':
    'Ini batas yang lebih tinggi. Anda dapat mengonfirmasinya mulai {when}, 24 jam dari sekarang. Sebelum dikonfirmasi, {value} tetap berlaku.',
  'effect-remove':
    'Anda dapat mengonfirmasi penghapusan mulai {when}, 24 jam dari sekarang. Sebelum dikonfirmasi, {value} tetap berlaku.',
  'saved-waits': 'Disimpan. Anda dapat mengonfirmasinya mulai {when}.',
  'dormant-title': 'Akun tidak aktif',
  'dormant-text':
    'Jika Anda tidak masuk selama {months, plural, other {# bulan}}, akun Anda menjadi tidak aktif. Kami memberi tahu {days, plural, other {# hari}} sebelumnya. Uang Anda tetap ada di akun. Masuk untuk mengaktifkannya kembali.',
};
