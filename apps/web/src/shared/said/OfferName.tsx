import { useSentence } from './said.ts'

/** What a product or a campaign is called, isolated: one of the sandbox’s in the reader’s language, an operator’s as it was typed. */
export function OfferName({ name }: { readonly name: string }) {
  const say = useSentence()
  return <bdi>{say(name)}</bdi>
}
