import { create } from 'zustand'

/** The palette: one field that finds a market, and whatever else features let it find, from every page. */
export const usePalette = create<{ readonly open: boolean }>(() => ({ open: false }))

export function openPalette(): void {
  usePalette.setState({ open: true })
}

export function closePalette(): void {
  usePalette.setState({ open: false })
}
