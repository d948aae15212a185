import { useFeatureLists, useFeatureTexts } from './featureLists.ts'

/** What an account of the customer is called; the bare word of the wire for one that no feature has. */
export function useAccountWord(): (name: string) => string {
  const { accounts } = useFeatureLists()
  const t = useFeatureTexts()
  return (name) => {
    const known = accounts.find((account) => account.name === name)
    return known ? t(known.word) : name
  }
}
