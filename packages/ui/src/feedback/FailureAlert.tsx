import { InlineAlert } from './InlineAlert.tsx'

/** One sentence on why an act failed, read out at once; nothing while `text` is ''. */
export function FailureAlert({ text }: { readonly text: string }) {
  return (
    text !== '' && (
      <InlineAlert tone="danger" announce>
        {text}
      </InlineAlert>
    )
  )
}
