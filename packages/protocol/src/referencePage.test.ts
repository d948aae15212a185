import { expect, test } from 'vitest'
import { referencePage } from './testing/referencePage.ts'
import { VOCABULARIES } from './vocabularies.ts'

test('the reference in docs is made from the definitions as they are (npm run reference)', async () => {
  await expect(referencePage(VOCABULARIES)).toMatchFileSnapshot('../../../docs/reference.md')
})
