import { defineTexts } from '../../shared/i18n/texts.ts'

export const downloadTexts = defineTexts('download', {
  title: '@downloadTheApp',
  lead: 'The same exchange in a window of its own, with an icon on your device.',
  version: '@version',
  checksum: 'SHA-256',
  checksumNote: 'Compare it with the checksum of the file you received before you open it.',
  copy: 'Copy the checksum',
  copied: '@copied',
  scan: 'Scan to open this page’s address on a phone or tablet.',
  qr: 'QR code of {link}',
  get: 'Download',
  systems: {
    web: 'App in the browser',
    android: 'Android',
    ios: 'iPhone and iPad',
    windows: 'Windows',
    mac: 'macOS',
    linux: 'Linux',
  },
  web: {
    text: 'Installed by your browser from this address, without a store. It is always the newest version, needs a connection, and keeps no prices and no balances on the device.',
    install: 'Install',
    installed: 'You are using the installed app.',
    how: 'Your browser offers no button for it here. Look for “Install app” or “Add to home screen” in its menu.',
  },
})
