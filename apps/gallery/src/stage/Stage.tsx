import { resetStores } from '@touchstone/frame/testing/stores'
import type { Look } from '@touchstone/web/staged'
import { look, type StagedApp, stageApp } from '@touchstone/web/staged'
import { useEffect, useState } from 'react'
import { type Behaviour, behave } from '../exchange/exchange.ts'
import { TOKENS } from '../exchange/readers.ts'

export interface StageProps {
  readonly address: string
  readonly behaviour: Behaviour
  readonly look: Look
}

/** What the screen before kept in the browser; the gallery's own choices stay. */
function emptyStorage(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (!key.includes('storybook')) storage.removeItem(key)
}

/** The app at an address before an exchange that behaves as wanted. Language and theme change without beginning anew. */
export function Stage({ address, behaviour, look: wanted }: StageProps) {
  const [staged, setStaged] = useState<StagedApp>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another story mounts a stage of its own, and a look changes what is shown
  useEffect(() => {
    emptyStorage()
    resetStores()
    behave(behaviour)
    const made = stageApp(address, TOKENS[behaviour.reader], wanted)
    void made.then(setStaged)
    return () => void made.then(({ end }) => end())
  }, [])
  const { language, theme } = wanted
  useEffect(() => {
    if (staged) look({ language, theme })
  }, [staged, language, theme])
  return staged?.shown
}
