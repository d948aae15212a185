import { inflateSync } from 'node:zlib'

const STREAM = /<<([\s\S]*?)>>\s*stream\n/g

/** The streams of a PDF as pdfkit writes it, in order, unpacked. */
function streams(pdf: Buffer): string[] {
  const found: string[] = []
  const text = pdf.toString('latin1')
  for (const match of text.matchAll(STREAM)) {
    const length = Number(/\/Length (\d+)/.exec(match[1] ?? '')?.[1])
    const start = (match.index ?? 0) + match[0].length
    const bytes = pdf.subarray(start, start + length)
    found.push((match[1]?.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1'))
  }
  return found
}

/** Glyph number to letter, from the table that lets readers copy text out of a document. */
function lettersOf(table: string): string[] {
  const body = /beginbfrange([\s\S]*?)endbfrange/.exec(table)?.[1] ?? ''
  const list = /\[([\s\S]*)\]/.exec(body)?.[1] ?? ''
  return [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = '']) =>
    Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
  )
}

/** What stands on each page of a PDF whose fonts are F1, F2 … in the order they were embedded: its texts, one a line. */
export function pdfPages(pdf: Buffer): string[] {
  const all = streams(pdf)
  const fonts = all.filter((one) => one.includes('beginbfrange')).map(lettersOf)
  return all
    .filter((one) => one.includes(' Tf') && one.includes('TJ'))
    .map((page) => {
      const lines: string[] = []
      for (const [, font = '1', shown = ''] of page.matchAll(/\/F(\d+) [\d.]+ Tf[\s\S]*?\[([^\]]*)\] TJ/g)) {
        const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        lines.push(glyphs.map((glyph) => fonts[Number(font) - 1]?.[Number.parseInt(glyph, 16)] ?? '?').join(''))
      }
      return lines.join('\n')
    })
}
