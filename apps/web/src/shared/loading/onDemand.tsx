import { ErrorPanel } from '@touchstone/ui'
import { type ComponentType, useEffect, useState } from 'react'
import { useTexts } from '../i18n/texts.ts'
import { loadingTexts } from './texts.ts'

interface Part<Props extends object> {
  readonly load: () => Promise<ComponentType<Props>>
  loaded: ComponentType<Props> | undefined
}

/**
 * A part of a screen whose code is loaded when it is first shown. Unlike with React's own `lazy`, loading can be tried again, by hand
 * or when the connection is back: a screen that stays open all day must not keep a hole from a minute without network.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const part: Part<Props> = { load, loaded: undefined }
  return (props) => <Shown part={part} props={props} />
}

function Shown<Props extends object>({ part, props }: { readonly part: Part<Props>; readonly props: Props }) {
  const t = useTexts(loadingTexts)
  const [Loaded, setLoaded] = useState(() => part.loaded)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (Loaded || failed) return
    let left = false
    part.load().then(
      (component) => {
        part.loaded = component
        if (!left) setLoaded(() => component)
      },
      () => {
        if (!left) setFailed(true)
      },
    )
    return () => {
      left = true
    }
  }, [part, Loaded, failed])
  useEffect(() => {
    if (!failed) return
    const again = () => setFailed(false)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [failed])
  if (Loaded) return <Loaded {...props} />
  if (!failed) return null
  return <ErrorPanel text={t('failed')} retryLabel={t('retry')} onRetry={() => setFailed(false)} />
}
