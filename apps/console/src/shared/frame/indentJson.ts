const INDENT = '  '

/**
 * Canonical JSON on several lines. Only blanks outside of strings are added: the text is never parsed, so that no figure can lose
 * a digit before it is shown.
 */
export function indentJson(json: string): string {
  let depth = 0
  let inString = false
  let out = ''
  const line = () => `\n${INDENT.repeat(depth)}`
  for (let at = 0; at < json.length; at++) {
    const char = json.charAt(at)
    if (inString) {
      out += char
      if (char === '\\') out += json.charAt(++at)
      else if (char === '"') inString = false
    } else if (char === '"') {
      inString = true
      out += char
    } else if ((char === '{' || char === '[') && '}]'.includes(json.charAt(at + 1))) {
      out += char + json.charAt(++at)
    } else if (char === '{' || char === '[') {
      depth += 1
      out += char + line()
    } else if (char === '}' || char === ']') {
      depth -= 1
      out += line() + char
    } else if (char === ',') out += char + line()
    else out += char === ':' ? ': ' : char
  }
  return out
}
