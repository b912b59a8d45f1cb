import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('en');

/** Every text of the app. The words that the product has to show are literal here, and only here. */
export const en = {
  title: (screen: string) => `${screen} – Marquee`,
  loading: 'Loading...',
  tryAgain: 'Try again',

  layout: {
    skip: 'Skip to content',
    withoutScript: 'Logging in, favorites and trailers need JavaScript.',
    navigation: 'Main',
    home: 'Home',
    tvShows: 'TV Shows',
    favorites: 'Favorites',
    account: 'Account',
    logOut: 'Logout',
    about: 'About',
    language: 'Language',
    preferences: 'Theme and language',
    theme: 'Theme',
    themeOfSystem: 'System',
    darkTheme: 'Dark',
    lightTheme: 'Light',
    newVersion: 'A new version of Marquee is ready.',
    reload: 'Reload',
    languageNotLoaded: 'This language could not be loaded. Please try again.',
  },

  failed: {
    heading: 'Unexpected Application Error!',
    explanation: 'Something went wrong on this page. Loading it again often helps.',
    unknownAddress: '404 Not Found',
    back: 'Back to the movies',
    noConnection: 'No connection',
    unreachable: 'Marquee could not reach its server. Check your connection and try again.',
  },

  form: {
    show: 'Show',
    hide: 'Hide',
    sixDigits: '6 digits',
  },

  catalogue: {
    movies: {
      heading: 'Movies',
      placeholder: 'Search for movies...',
      loadFailure: 'Failed to load movies...',
      searchFailure: 'Failed to search movies...',
    },
    tvShows: {
      heading: 'TV Shows',
      placeholder: 'Search for TV shows...',
      loadFailure: 'Failed to load TV shows',
      searchFailure: 'Failed to search TV shows',
    },
    search: 'Search',
    filterByGenre: 'Filter by Genre',
    allGenres: 'All Genres',
    showGenre: 'Show genre',
    headingOfSearch: (query: string) => `Results for “${query}”`,
    headingOfGenre: (genre: string, heading: string) => `${genre} ${heading}`,
    results: (count: number) => plural(count, { one: '# result', other: '# results' }),
    resultsFor: (count: number, query: string) =>
      `${plural(count, { one: '# result', other: '# results' })} for ${query}`,
    nothingFound: (query: string) => `Nothing was found for “${query}”.`,
    emptyGenre: 'There is nothing in this genre.',
    browsePopular: 'Browse what is popular',
    loadMore: 'Load more',
    loadingMore: 'Loading more…',
    /** Of how many results so many are shown: "40 shown of 10,000 results". */
    shownOf: (count: number, results: string) =>
      `${plural(count, { other: '#' })} shown of ${results}`,
    unknownMovie: (id: number) => `Movie ${id}`,
    unknownTvShow: (id: number) => `TV show ${id}`,
  },

  trailer: {
    play: (title: string) => `Play trailer for ${title}`,
    heading: 'Trailer',
    close: 'Close Trailer',
    frame: (title: string) => `Trailer for ${title}`,
    noneOfMovie: 'No trailer available.',
    noneOfTvShow: 'No trailer found.',
    failure: 'The trailer could not be loaded.',
    silentPlayer: 'The player does not answer.',
    watchElsewhere: 'Watch on YouTube',
    movieFailure: 'This movie could not be loaded.',
    tvShowFailure: 'This TV show could not be loaded.',
    runtime: (minutes: number) => `${minutes} min`,
    noOverview: 'There is no description yet.',
  },

  favorites: {
    heading: 'Your Favorites',
    empty: 'No Favorite Movies Yet',
    howToBegin: 'Start adding movies to your favorites and they will appear here!',
    keep: (title: string) => `Keep ${title} in favorites`,
    undo: 'Undo',
    undoRemoving: (title: string) => `Undo removing ${title}`,
    /** The reason is the table's own message. */
    refused: (reason: string) => `A change could not be saved: ${reason}`,
    offline: 'Offline',
    unsaved: (count: number) =>
      plural(count, {
        one: '# change is not saved yet',
        other: '# changes are not saved yet',
      }),
    filterByTitle: 'Filter by title',
    filterPlaceholder: 'Filter by title...',
    noneFits: 'No favorite fits this filter.',
    showAll: 'Show all',
    order: { label: 'Sort by', added: 'Last added', title: 'Title', year: 'Year' },
    kind: { label: 'Kind', any: 'Movies and TV shows', movie: 'Movies', tv: 'TV shows' },

    file: {
      heading: 'Export and import',
      exportAsJson: 'Export as JSON',
      exportAsCsv: 'Export as CSV',
      importFile: 'Import a file',
      found: (added: number, present: number) =>
        plural(added + present, { one: '# favorite', other: '# favorites' }) +
        plural(added, { other: ' in the file: # new' }) +
        plural(present, { other: ', # already here.' }),
      /** The first titles of a list, and how many more there are. */
      names: (titles: string[], more: number) =>
        titles.join(', ') + (more > 0 ? plural(more, { other: ' and # more' }) : ''),
      add: (count: number) => plural(count, { one: 'Add # favorite', other: 'Add # favorites' }),
      added: (count: number) =>
        plural(count, { one: '# favorite added.', other: '# favorites added.' }),
      cancel: 'Cancel',
      refused: (reason: string) => `${reason} Nothing was changed.`,
      unreadable: 'The file could not be read.',
      noFavorites: 'There are no favorites in this file.',
      tooMany: (count: number, most: number) =>
        plural(count, { other: 'The file has # favorites; ' }) +
        plural(most, { other: '# are the most.' }),
      notFavorite: (line: number) => `Line ${line} is not a favorite: it has no valid id.`,
      notJson: (line: number) => `Line ${line} is not valid JSON.`,
      notCsv: (line: number, reason: string) => `Line ${line} is not valid CSV: ${reason}.`,
      noColumns: 'Line 1 must name the columns, and one of them must be tmdbID.',
      noNumber: (line: number) => `Line ${line} has no valid tmdbID.`,
    },
  },

  session: {
    email: 'Email',
    password: 'Password',
    newPassword: 'New Password',
    confirmPassword: 'Confirm Password',
    differentPasswords: 'Passwords do not match',
    promise: 'Find tonight’s movie, watch its trailer, keep what you love.',
    passwordRule: (minimum: number) =>
      plural(minimum, { other: 'At least # characters, and not one of the common passwords.' }),
    shortPassword: (minimum: number) =>
      plural(minimum, { other: 'Password must be at least # characters long' }),
    sending: 'Sending…',
    mailFailure: 'The email could not be sent. Please try again.',

    code: {
      ofMail: 'Code from the mail',
      orLink: 'Or follow the link in it.',
      ofApp: 'Enter the code of your authenticator app',
      checking: 'Checking…',
      failure: 'The code could not be checked. Please try again.',
    },
    /** Why the link of a mail has brought no session. */
    link: {
      refused: 'This link is invalid or has expired. Log in to get a new one.',
      half: 'This address is confirmed. Confirm the mail to the other address too to finish the change.',
    },
    logIn: {
      heading: 'Log In',
      /** The link from the other screens. */
      link: 'Login',
      action: 'Log In',
      activity: 'Logging in…',
      failure: 'Failed to log in',
      resend: 'Send the verification email again',
      resent: 'Sent. Please check your email.',
      byPassword: 'Use your password instead',
      byMail: 'Email me a link or code instead',
      sendMail: 'Send Link and Code',
      sendAgain: 'Send Again',
      mailSent: 'If this email exists, a link and a code have been sent.',
      otherAccount: 'Use another account',
    },
    register: {
      heading: 'Register',
      action: 'Register',
      activity: 'Registering…',
      failure: 'Failed to create an account',
      done: 'Registration successful! Please check your email for verification.',
      confirm: 'Confirm',
    },
    forgot: {
      heading: 'Forgot Password',
      explanation: 'Tell us your email, and we will send you a link to set a new password.',
      action: 'Send Reset Link',
      failure: 'The reset link could not be sent. Please try again.',
      sent: 'If this email exists, a reset link has been sent.',
      continue: 'Continue',
    },
    reset: {
      heading: 'Set a New Password',
      action: 'Update Password',
      activity: 'Updating…',
      failure: 'The password could not be updated. Please try again.',
      done: 'Password updated! You can now log in.',
      noToken: 'No reset token found in the URL.',
      badLink: 'Invalid or expired reset link.',
      uncheckedLink: 'The reset link could not be checked. Please try again.',
      newLink: 'Send a new reset link',
    },
    /**
     * What the accounts service says, by its error code. In English it has its own words, but where
     * the app itself finds out; another language gives at least: invalid_credentials, email_not_confirmed, user_already_exists,
     * email_exists, email_address_invalid, signup_disabled, user_banned, weak_password,
     * same_password, current_password_required, current_password_invalid,
     * reauthentication_not_valid, otp_expired, mfa_verification_failed, insufficient_aal,
     * too_many_enrolled_mfa_factors, session_not_found, validation_failed,
     * over_email_send_rate_limit, over_request_rate_limit.
     */
    serviceErrors: {
      current_password_invalid: 'The current password is not right.',
    } as Record<string, string>,
  },

  account: {
    heading: 'Account',
    loadFailure: 'Your account could not be loaded.',
    linkRefused: 'This link is invalid or has expired. You can ask for a new one here.',

    mail: {
      heading: 'Mail address',
      // Around an address: "You log in as … ."
      logInAs: ['You log in as ', '.'],
      changed: (email: string) => `Your mail address is now ${email}.`,
      newAddress: 'New mail address',
      action: 'Change mail address',
      failure: 'The mail address could not be changed. Please try again.',
      // One mail or two, as the accounts service has it.
      asked:
        'We have sent a mail to the new address, and one to the old address where it has to agree. Confirm every mail you get to finish the change.',
      willBe: [
        'It will be ',
        ' once every mail about it is confirmed, each by its link or its code.',
      ],
      confirmed: (address: string) => `${address} is confirmed.`,
      code: (address: string) => `Code from the mail to ${address}`,
      confirmOld: 'Confirm the old address',
      confirmNew: 'Confirm the new address',
    },
    password: {
      heading: 'Password',
      current: 'Current Password',
      codeHint: 'We have sent one to your mail address, to be sure that it is you.',
      action: 'Change password',
      activity: 'Changing…',
      failure: 'The password could not be changed. Please try again.',
      changed: 'Your password has been changed. Every other device has been logged out.',
      askForLink: 'No password, or forgotten? Email me a link',
      linkSent: 'Sent. Its link lets you set a password.',
    },
    factor: {
      heading: 'Second factor',
      isOff:
        'Have the log in also ask for a code of an authenticator app, so that your password alone is not enough.',
      isOn: 'The second factor is on: logging in also asks for a code of your authenticator app.',
      app: 'Authenticator app',
      added: (time: string) => `added ${time}`,
      setUp: 'Set up',
      setUpAnother: 'Set up another',
      preparing: 'Preparing…',
      setUpFailure: 'The set-up could not begin. Please try again.',
      scan: 'Scan this with your authenticator app, or give it the key in letters.',
      qrCode: 'QR code with the key that stands below in letters',
      copy: 'Copy',
      copied: 'Copied',
      code: 'Enter the code that the app shows',
      turnOn: 'Turn on',
      cancel: 'Cancel',
      done: 'The second factor is on. Your other devices have to log in again, with a code.',
    },
    removal: {
      action: 'Remove',
      actionFor: (name: string) => `Remove ${name}`,
      question: (name: string) => `Remove ${name}? The log in will not take its codes any more.`,
      yes: 'Yes, remove it',
      no: 'Keep it',
      activity: 'Removing…',
      failure: 'The authenticator app could not be removed. Please try again.',
      done: (name: string) => `${name} has been removed.`,
    },
    sessions: {
      heading: 'Where you are logged in',
      loadFailure: 'The list of your devices could not be loaded.',
      device: (browser: string, system: string) => `${browser} on ${system}`,
      unknownDevice: 'Unknown device',
      thisDevice: 'This device',
      loggedIn: (time: string) => `Logged in ${time}`,
      /** Goes on after `loggedIn`. */
      lastUsed: (time: string) => `, last used ${time}`,
      action: 'Log out everywhere else',
      activity: 'Logging out…',
      failure: 'The other devices could not be logged out. Please try again.',
      done: 'Every other device has been logged out.',
    },
    data: {
      heading: 'Your data',
      explanation: 'A file with your account, where you are logged in, and your favorites.',
      action: 'Download my data',
      activity: 'Collecting…',
      failure: 'Your data could not be collected. Please try again.',
    },
    deletion: {
      heading: 'Delete my account',
      warning:
        'Your account and your favorites are deleted, here and on the server, and you are logged out everywhere. This cannot be undone.',
      confirmation: (email: string) => `Type ${email} to confirm`,
      wrongAddress: 'This is not the mail address of this account.',
      action: 'Delete my account',
      activity: 'Deleting…',
      failure: 'The account could not be deleted. Please try again.',
      done: 'Your account has been deleted.',
    },
  },

  about: {
    heading: 'About',
    purpose:
      'Marquee shows popular movies and TV shows and their trailers, and keeps your favorites.',
    titles: 'Movies and TV shows',
    // Around a link: "Titles … come from TMDB and …".
    tmdb: ['Titles, descriptions and posters come from ', ' and the people who write it.'],
    bundled: [
      'Titles, dates and other facts come from ',
      ' and ',
      '. The descriptions were written and the posters drawn for Marquee.',
    ],
    numbers: 'Titles are numbered as in TMDB, by which Marquee is not endorsed or certified.',
    trailers: 'Trailers',
    player: 'They play from YouTube, when you open one.',
  },
};

export type Messages = typeof en;
