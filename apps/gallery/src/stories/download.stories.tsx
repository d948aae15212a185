import { around, story } from '../stage/story.tsx'

export default { title: 'Download' }

export const DownloadFull = story(
  '/downLoad',
  'full',
  'Installed by your browser from this address, without a store.',
  around('Help centre'),
)
