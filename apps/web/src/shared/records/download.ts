import { siteConfig } from '../config/siteConfig.ts'

/** Fetches a file of the server, as the browser does it with a link: the page stays. */
export function download(path: string): void {
  const link = document.createElement('a')
  link.href = siteConfig().apiHost + path
  link.download = ''
  link.click()
}
