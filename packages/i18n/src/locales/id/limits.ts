// Indonesian texts of deposit limits: the question for one, what is left, the review, blocked means.
import type { Texts } from '../../texts.ts';
import type { limits as english } from '../en/limits.ts';

export const limits: Texts<typeof english> = {
  'prompt-title': 'Ingin memasang batas deposit?',
  'prompt-text':
    'Tentukan sebelum deposit, berapa paling banyak yang ingin Anda depositkan. Setiap deposit dihitung penuh. Batas bisa diturunkan kapan saja; batas yang lebih tinggi berlaku setelah 24 jam.',
  'prompt-amount': 'Paling banyak yang ingin saya depositkan',
  'prompt-span': 'Jangka waktu',
  'prompt-set': 'Pasang batas ini',
  'prompt-none': 'Tanpa batas',
  'prompt-later': 'Nanti saja',
  'prompt-set-done': 'Batas deposit Anda terpasang.',
  'span-day': 'Sehari',
  'span-week': 'Seminggu',
  'span-month': 'Sebulan',
  'left-day': 'Hari ini Anda masih dapat deposit {left} dari {limit}.',
  'left-week': 'Minggu ini Anda masih dapat deposit {left} dari {limit}.',
  'left-month': 'Bulan ini Anda masih dapat deposit {left} dari {limit}.',
  'left-whose-own': 'Batas Anda',
  'left-whose-operator': 'Batas kami untuk akun Anda',
  change: 'Ubah batas',
  'reduced-title': 'Jumlah ini melebihi sisa batas Anda',
  'reduced-own-day': 'Batas deposit Anda {limit} per hari. Sisanya {left}.',
  'reduced-own-week': 'Batas deposit Anda {limit} per minggu. Sisanya {left}.',
  'reduced-own-month': 'Batas deposit Anda {limit} per bulan. Sisanya {left}.',
  'reduced-operator-day': 'Batas deposit kami untuk akun Anda {limit} per hari. Sisanya {left}.',
  'reduced-operator-week': 'Batas deposit kami untuk akun Anda {limit} per minggu. Sisanya {left}.',
  'reduced-operator-month': 'Batas deposit kami untuk akun Anda {limit} per bulan. Sisanya {left}.',
  'reduced-button': 'Deposit {amount} saja',
  'suspended-title': 'Deposit Anda ditangguhkan',
  'suspended-text':
    'Terlalu banyak deposit yang gagal. Hubungi layanan pelanggan untuk membukanya kembali. Saldo Anda tetap dapat dimainkan dan ditarik.',
  'blocked-title': 'Satu metode deposit diblokir',
  'blocked-text':
    'Terlalu banyak deposit dengan {means} yang gagal. Metode ini dapat dipakai lagi mulai {until}; atau pilih metode lain sekarang.',
  'review-title': 'Apakah batas Anda masih sesuai?',
  'review-text':
    'Sudah cukup lama sejak Anda terakhir melihat batas Anda. Periksa di bawah, lalu pertahankan atau ubah.',
  'review-keep': 'Pertahankan batas saya',
  'review-kept': 'Terima kasih. Batas Anda tetap seperti semula.',
  'operator-line':
    'Batas kami untuk akun Anda: {value}. Yang berlaku adalah batas yang lebih rendah.',
  'confirm-ready': 'Batas Anda yang lebih tinggi, {value}, sudah siap. Masih menginginkannya?',
  'confirm-ready-none': 'Penghapusan batas Anda sudah siap. Masih menginginkannya?',
  'confirm-raise': 'Ya, berlakukan',
  'confirm-drop': 'Tidak, tetap {value}',
  'confirm-done': 'Batas baru berlaku sekarang.',
  'confirm-waits': 'Mulai {when} Anda dapat mengonfirmasi {value}.',
  'confirm-waits-none': 'Mulai {when} Anda dapat mengonfirmasi penghapusan.',
  'effect-looser':
    'Lebih longgar: dapat dikonfirmasi mulai {when}, 24 jam dari sekarang. Sebelum dikonfirmasi, {value} tetap berlaku.',
  'effect-remove':
    'Penghapusan dapat dikonfirmasi mulai {when}, 24 jam dari sekarang. Sebelum dikonfirmasi, {value} tetap berlaku.',
  'saved-waits': 'Disimpan. Konfirmasikan mulai {when}.',
  'dormant-title': 'Akun tidak aktif',
  'dormant-text':
    'Jika Anda tidak masuk selama {months, plural, other {# bulan}}, akun Anda dihitung tidak aktif. Kami memberi tahu {days, plural, other {# hari}} sebelumnya. Uang Anda tidak pernah kami ambil: tetap ada di akun, dan dengan masuk akun aktif kembali.',
};
