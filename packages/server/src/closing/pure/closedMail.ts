/** The email to the owners of an account that one of them closed. */
export function closedMail({ link, pageName, day }: { link: string; pageName: string; day: string }): {
  subject: string;
  body: string;
} {
  return {
    subject: 'Your Beckon account will be deleted',
    body: `An owner deleted the Beckon account of ${pageName}. We turned off its widgets and stopped its messages. On ${day} we erase everything in it, including its subscribers.\n\nTo keep the account, sign in before then and restore it:\n\n${link}\n`,
  };
}
