import { defineTexts } from '../../../shared/i18n/texts.ts'

/** The palette that Ctrl+K opens. */
export const paletteTexts = defineTexts('palette', {
  field: '@search',
  placeholder: 'Search markets, pages, help and your records',
  pages: 'Pages',
  close: '@closeDialog',
  hint: '↑ ↓ choose · Enter opens · Alt + Enter adds to or removes from favourites · Esc closes',
})
