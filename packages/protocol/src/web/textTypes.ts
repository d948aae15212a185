/** What a text is. `offer`: the page that a banner leads to. Legal texts are published by two operators. */
export const TEXT_TYPES = ['help', 'about', 'legal', 'announcement', 'news', 'hosting', 'welfare', 'offer'] as const
export type TextType = (typeof TEXT_TYPES)[number]

/** Texts of the page of notices. */
export const NOTICE_TYPES = ['announcement', 'news'] as const
export type NoticeType = (typeof NOTICE_TYPES)[number]

/** `web`: the app that a browser installs from the site itself. */
export const DOWNLOAD_SYSTEMS = ['web', 'android', 'ios', 'windows', 'mac', 'linux'] as const
