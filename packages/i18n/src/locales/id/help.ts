// Indonesian texts of the help pages: how things work, safer play and the terms.
import type { Texts } from '../../texts.ts';
import type { help as english } from '../en/help.ts';

export const help: Texts<typeof english> = {
  title: 'Bantuan',
  intro: 'Jawaban singkat untuk pertanyaan yang paling sering diajukan.',
  contents: 'Daftar isi',
  'start-title': 'Memulai',
  'start-q1': 'Bagaimana cara membuka akun?',
  'start-a1':
    'Tekan Daftar, pilih nama pengguna dan kata sandi, isi tanggal lahir, lalu setujui ketentuan. Anda langsung masuk.',
  'start-q2': 'Bisakah mencoba permainan tanpa uang?',
  'start-a2':
    'Bisa. Demo gratis memberi Anda uang mainan dan permainan yang sama dengan mesin yang sama. Uang mainan tidak bernilai dan tidak dapat ditarik.',
  'start-q3': 'Mengapa saya diminta menggeser potongan gambar?',
  'start-a3':
    'Agar mesin tidak bisa menebak kata sandi. Jika tidak bisa atau tidak mau menggeser, biarkan perangkat Anda menyelesaikan tugas kecil.',
  'start-q4': 'Apa yang terjadi jika koneksi putus di tengah putaran?',
  'start-a4':
    'Tidak ada yang hilang. Putaran diputuskan dan diselesaikan di pihak kami saat Anda bertaruh. Buka lagi permainannya dan hasilnya ditampilkan.',
  'money-title': 'Deposit dan penarikan',
  'money-q1': 'Bagaimana cara deposit?',
  'money-a1':
    'Buka Deposit, pilih cara bayar dan jumlahnya, lalu selesaikan di halaman perusahaan pembayaran. Saldo bertambah sendiri begitu pembayaran dikonfirmasi.',
  'money-q2': 'Bagaimana cara menarik dana?',
  'money-a2':
    'Atur kata sandi pembayaran satu kali, tambahkan rekening bank atas nama Anda, lalu minta jumlahnya. Dana langsung ditahan, ditinjau staf kami, lalu dibayarkan ke bank Anda.',
  'money-q3': 'Apa arti “Apakah dana sudah diterima?”',
  'money-a3':
    'Setelah penarikan dibayar, kami menanyakan apakah dananya sudah tiba. Jawab ya, atau jawab tidak dan kami akan menelusurinya. Tanpa jawaban sampai waktu yang tertera, dana dianggap diterima.',
  'money-q4': 'Mengapa harus bertaruh sebelum menarik dana?',
  'money-a4':
    'Dana deposit harus dipertaruhkan sejumlah kali yang tertera di halaman penarikan, agar situs ini tidak dipakai untuk memindahkan uang. Sisanya ditampilkan sebelum Anda meminta.',
  'fair-title': 'Hasil yang adil',
  'fair-q1': 'Bagaimana saya tahu hasilnya tidak diubah?',
  'fair-a1':
    'Sebelum Anda bermain, kami menerbitkan sidik jari dari benih rahasia. Benih Anda sendiri ikut dicampur, dan setelah rahasia dibuka peramban Anda dapat mengulang setiap putaran dan membandingkannya.',
  'fair-q2': 'Apa arti pengembalian sebuah permainan?',
  'fair-a2':
    'Itu bagian dari semua taruhan yang dibayarkan kembali dalam jumlah putaran yang sangat besar. Angka itu tidak mengatakan apa pun tentang satu sesi.',
  'fair-link': 'Periksa putaran',
  'safer-title': 'Bermain aman',
  'safer-q1': 'Bagaimana cara mengatur batas?',
  'safer-a1':
    'Buka Batas di pusat pribadi. Batas yang lebih ketat langsung berlaku; yang lebih longgar baru berlaku setelah 24 jam.',
  'safer-q2': 'Bagaimana cara mengambil jeda?',
  'safer-a2':
    'Pilih jeda dari satu jam sampai enam minggu di menu Batas. Permainan langsung berhenti dan tidak bisa dimulai lagi sebelum waktunya habis.',
  'safer-q3': 'Apa tanda bahwa bermain tidak lagi menyenangkan?',
  'safer-a3':
    'Mengejar kekalahan, menyembunyikan pengeluaran, bermain dengan uang untuk keperluan lain, atau merasa tidak bisa berhenti. Ambil jeda dan bicaralah dengan orang yang Anda percaya.',
  'safer-link': 'Buka batas',
  'terms-title': 'Ketentuan',
  'terms-q1': 'Siapa yang boleh bermain?',
  'terms-a1':
    'Orang berusia {age} tahun ke atas, satu akun per orang, di tempat yang mengizinkan permainan daring.',
  'terms-q2': 'Kapan sebuah putaran dibatalkan?',
  'terms-a2':
    'Hanya jika gangguan membuatnya tidak dapat diputuskan. Taruhan dikembalikan penuh dan tercatat di catatan akun.',
  'terms-q3': 'Di mana saya melihat semua yang terjadi di akun saya?',
  'terms-a3':
    'Catatan taruhan memuat setiap taruhan, catatan akun memuat setiap pergerakan uang dengan saldo sebelum dan sesudahnya.',
};
