// A text with headings, lists and links that came from the server.
import styles from './paper.module.css';

/** The server keeps only cleaned HTML; the page's own policy forbids scripts besides. */
export function Paper({ html }: { html: string }) {
  return <div className={styles['paper']} dangerouslySetInnerHTML={{ __html: html }} />;
}
