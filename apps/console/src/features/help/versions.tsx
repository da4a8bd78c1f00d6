// The earlier versions of an article: each can be loaded into the form.
import { Button } from '@baize/ui';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { useVersions, type Article } from './articles.ts';
import styles from './help.module.css';

export interface VersionsProps {
  articleId: string;
  mayEdit: boolean;
  onTake: (article: Article) => void;
}

export function Versions({ articleId, mayEdit, onTake }: VersionsProps) {
  const t = useText();
  const { moment } = useShow();
  const { data } = useVersions(articleId);
  if (data === undefined || data.length < 2) return null;
  return (
    <details className={styles['earlier']}>
      <summary>{t('console.help.versions', { count: data.length })}</summary>
      <ul className={styles['versions']}>
        {data.map((one) => (
          <li key={one.version}>
            <span>
              {one.version === 0
                ? t('console.help.houses-text')
                : t('console.help.version', {
                    number: one.version,
                    name: one.savedBy,
                    when: moment(one.savedAt),
                  })}
            </span>
            <Button size="small" kind="ghost" disabled={!mayEdit} onClick={() => onTake(one)}>
              {t('console.help.version-take')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
