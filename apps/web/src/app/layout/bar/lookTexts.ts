import { defineTexts } from '../../../shared/i18n/texts.ts'

export const lookTexts = defineTexts('look', {
  theme: '@theme',
  system: '@system',
  dark: '@dark',
  light: '@light',
  colours: '@upAndDown',
  'teal-red': '@tealUpRedDown',
  'red-teal': '@redUpTealDown',
  'red-blue': '@redUpBlueDown',
  'blue-orange': '@blueUpOrangeDown',
  'orange-blue': '@orangeUpBlueDown',
})
