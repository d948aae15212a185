import { useFeatureLists, useFeatureTexts } from './featureLists.ts'

/** The name of a customer's account; the bare word of the wire for an account that no feature names. */
export function useAccountWord(): (name: string) => string {
  const { accounts } = useFeatureLists()
  const t = useFeatureTexts()
  return (name) => {
    const known = accounts.find((account) => account.name === name)
    return known ? t(known.word) : name
  }
}
