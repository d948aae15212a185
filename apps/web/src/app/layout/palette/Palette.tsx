import { Glyph } from '@touchstone/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFeatureLists } from '../../../shared/feature/featureLists.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { GoTo, PaletteSection } from '../../../shared/palette/paletteSection.ts'
import { closePalette } from '../../../shared/palette/paletteStore.ts'
import { useGoTo } from '../../../shared/routing/useGoTo.ts'
import { useSession } from '../../../shared/session/sessionStore.ts'
import { promptSignIn } from '../../../shared/session/signInPrompt.ts'
import { findRoute } from '../../routes/routes.ts'
import { PagesSection } from './PagesSection.tsx'
import { paletteTexts } from './texts.ts'
import { usePaletteKeys } from './usePaletteKeys.ts'

const RESULTS = 'palette-results'

/** One field over what every feature finds for it. */
export function Palette() {
  const t = useTexts(paletteTexts)
  const lists = useFeatureLists()
  const [sections, setSections] = useState<readonly PaletteSection[]>([])
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const query = typed.trim()
  const [first, ...others] = sections
  const onKeyDown = usePaletteKeys(field, results, query)
  const onGo = useGoOrSignIn()
  useEffect(() => field.current?.focus(), [])
  useEffect(() => void lists.palette().then(setSections), [lists])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field, from the tabs below it too
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
      <div className="flex h-12 shrink-0 items-center gap-3 border-b border-line px-4 focus-within:shadow-[inset_0_-2px_0_var(--focus)]">
        <Glyph name="search" className="size-4 shrink-0 text-ink-3" />
        <input
          ref={field}
          role="combobox"
          aria-label={t('field')}
          aria-expanded="true"
          aria-haspopup="grid"
          aria-controls={RESULTS}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          placeholder={t('placeholder')}
          onChange={(event) => setTyped(event.target.value)}
          className="h-10 min-w-0 flex-1 bg-transparent text-16 text-ink-1 outline-none placeholder:text-ink-3"
        />
        <button
          type="button"
          aria-label={t('close')}
          onClick={closePalette}
          className="grid size-7 shrink-0 place-items-center rounded-control text-ink-3 hover:bg-surface-3 hover:text-ink-1"
        >
          <Glyph name="cross" />
        </button>
      </div>
      <div ref={results} id={RESULTS} className="flex min-h-0 flex-1 flex-col">
        {first && <first.Section query={query} onGo={onGo} />}
        <div className="max-h-1/2 shrink-0 overflow-y-auto [scrollbar-width:thin]">
          <PagesSection query={query} onGo={onGo} />
          {others.map(({ place, Section }) => (
            <Section key={place} query={query} onGo={onGo} />
          ))}
        </div>
      </div>
      <p className="shrink-0 border-t border-line px-4 py-2 text-11 text-ink-3">{t('hint')}</p>
    </div>
  )
}

/** Leads where a row leads, or asks a visitor to sign in first. */
function useGoOrSignIn(): GoTo {
  const goTo = useGoTo()
  const signedIn = useSession((session) => session.token !== '')
  return useCallback<GoTo>(
    (to, search = {}) => {
      closePalette()
      const needsAccount = findRoute(to)?.access !== 'public'
      if (signedIn || !needsAccount) goTo(to, { ...search })
      else promptSignIn(`${to}?${new URLSearchParams(search).toString()}`)
    },
    [goTo, signedIn],
  )
}
