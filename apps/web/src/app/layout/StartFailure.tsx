import { Button, PageMessage } from '@touchstone/ui'

/** Before anything is known, not even a language: plain English and a way on. */
export function StartFailure() {
  return (
    <main>
      <PageMessage
        alert
        title="The exchange cannot be reached"
        text="The page loaded, but the exchange did not answer. Your orders and balances are unaffected."
      >
        <Button onClick={() => location.reload()}>Try again</Button>
      </PageMessage>
    </main>
  )
}
