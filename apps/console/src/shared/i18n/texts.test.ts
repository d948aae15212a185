import { describe, expect, it } from 'vitest'
import { defineTexts, humanised, textsOf, wordText } from './texts.ts'

const t = textsOf(defineTexts({ plain: 'Plain', deep: { row: 'Row {row} of {rows}' } }))

describe('texts', () => {
  it('are found by path, with their placeholders filled', () => {
    expect([t('plain'), t('deep.row', { row: 3, rows: 7 })]).toEqual(['Plain', 'Row 3 of 7'])
  })

  it('keep a placeholder without a value, so that it is noticed', () => {
    expect(t('deep.row', { row: 3 })).toBe('Row 3 of {rows}')
  })
})

describe('words of the server', () => {
  it('have their sentence, and are made readable where there is none', () => {
    expect(wordText({ kyc_junior: 'Identity, junior' }, 'kyc_junior')).toBe('Identity, junior')
    expect(['kyc_junior_approved', 'tpwd_set', 'bandPpm'].map(humanised)).toEqual([
      'Verification junior approved',
      'Transaction password set',
      'Band ppm',
    ])
  })

  it('are left alone when they are sentences already', () => {
    expect(['ID type', 'Front of the document', 'BTCUSDT'].map(humanised)).toEqual([
      'ID type',
      'Front of the document',
      'BTCUSDT',
    ])
    expect(wordText({}, 'constructor')).toBe('Constructor')
  })
})
