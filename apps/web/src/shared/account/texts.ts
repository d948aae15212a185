import { defineTexts } from '../i18n/texts.ts'

/** The frame of the assets section. */
export const accountTexts = defineTexts('accountFrame', { menu: '@myAssets' })
