import { useNavigate } from '@tanstack/react-router'
import { cleanHtml } from '@touchstone/frame/reading'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'

export interface Heading {
  readonly id: string
  readonly text: string
}

export interface HtmlTextProps {
  readonly html: string
  /** Told of the text's sections once they are on the page. */
  readonly onHeadings?: (headings: readonly Heading[]) => void
}

/** Gives every section heading an id and lists them. */
function nameHeadings(element: HTMLElement): readonly Heading[] {
  return [...element.querySelectorAll('h2')].map((heading, index) => {
    heading.id ||= `section-${index + 1}`
    return { id: heading.id, text: heading.textContent ?? '' }
  })
}

export function HtmlText({ html, onHeadings }: HtmlTextProps) {
  const element = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useLayoutEffect(() => {
    if (!element.current) return
    element.current.innerHTML = cleanHtml(html)
    const headings = nameHeadings(element.current)
    onHeadings?.(headings)
  }, [html, onHeadings])

  /** Links to our own pages stay inside the app. */
  const followInside = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href')
    if (!href?.startsWith('/') || event.metaKey || event.ctrlKey || event.button !== 0) return
    event.preventDefault()
    void navigate({ href })
  }
  // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls, this only keeps them in the app
  // biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link arrives as a click
  return <div ref={element} className="prose-text" onClick={followInside} />
}
