import { Button } from '@touchstone/ui'

/** Before anything is known, not even a language: plain English and a way on. */
export function StartFailure() {
  return (
    <main role="alert" className="mx-auto flex w-[560px] flex-col items-start gap-4 py-24">
      <h1 className="text-24 font-semibold">The exchange cannot be reached</h1>
      <p className="text-ink-2">
        The page loaded, but the exchange did not answer. Your orders and balances are unaffected.
      </p>
      <Button onClick={() => location.reload()}>Try again</Button>
    </main>
  )
}
