import MarkdownIt from 'markdown-it'

/** Pictures that operators uploaded, under this server’s own address. */
const OWN_PICTURE = /^\/content\/[0-9a-f-]{36}\.jpg$/

/** Raw HTML stays text, links to scripts are dropped, and a picture from elsewhere leaves its description. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })

markdown.renderer.rules.image = (tokens, index) => {
  const token = tokens[index]
  const alt = markdown.utils.escapeHtml(token?.content ?? '')
  const src = String(token?.attrGet('src') ?? '')
  return OWN_PICTURE.test(src) ? `<img src="${src}" alt="${alt}">` : alt
}

export function htmlOf(text: string): string {
  return markdown.render(text)
}

/** The words of a text without its marks, in one line: for searching and for excerpts. */
export function plainOf(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*[|:\s-]+$/gm, ' ')
    .replace(/[*_`#>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
