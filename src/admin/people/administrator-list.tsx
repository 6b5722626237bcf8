import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Administrator, peopleQuery, removeAdministrator } from '@/admin/data/people';
import { formatDay } from '@/admin/dates';
import { useAuth } from '@/auth/auth-context';
import { isAdminQuery } from '@/auth/role-query';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { showToast } from '@/components/ui/toast-store';
import { errorMessage, sentences } from '@/lib/errors';

type AdministratorListProps = {
  administrators: Administrator[];
  /** The focused button has disappeared. */
  onRemoved: () => void;
};

export function AdministratorList({ administrators, onRemoved }: AdministratorListProps) {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Administrator>();
  const { mutate, error } = useMutation({
    mutationFn: ({ id }: Administrator) => removeAdministrator(id),
    onSuccess: async (_, { id, name }) => {
      showToast({
        tone: 'success',
        title: id === user?.id ? sentences.lostRole : `${name} is no longer an administrator.`,
      });
      // Without the role, this screen closes.
      if (id === user?.id) return queryClient.invalidateQueries(isAdminQuery(id));
      await queryClient.invalidateQueries(peopleQuery);
      onRemoved();
    },
  });
  const self = asked?.id === user?.id;

  return (
    <section aria-labelledby="administrators">
      <h2 id="administrators" className="text-subheading">
        Administrators
      </h2>
      {error && <Alert>{errorMessage(error)}</Alert>}
      <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-paper">
        {administrators.map((each, index) => (
          <li
            key={each.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-6"
          >
            <div className="min-w-0 grow basis-64">
              <p className="font-semibold break-words">
                <span dir="auto">{each.name}</span>
                {each.id === user?.id && ' (you)'}
              </p>
              <p className="break-words text-stone">{each.email}</p>
              <p className="mt-1 text-sm text-stone">
                Since <time dateTime={each.since}>{formatDay(each.since)}</time>
                {index === 0 && !each.madeBy ? (
                  ' · First administrator'
                ) : (
                  <>
                    , added by <bdi>{each.madeBy ?? 'whoever runs the website'}</bdi>
                  </>
                )}
              </p>
            </div>
            {administrators.length > 1 ? (
              <Button
                variant="outline"
                size="small"
                aria-label={`Remove ${each.name}`}
                onClick={() => setAsked(each)}
              >
                Remove
              </Button>
            ) : (
              <p className="text-sm text-stone">The last administrator cannot be removed.</p>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        title={self ? 'Remove yourself?' : `Remove ${asked?.name}?`}
        confirm="Remove"
        cancel="Keep"
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) mutate(asked);
          setAsked(undefined);
        }}
      >
        {self
          ? 'You will not be able to edit the website any more, from this moment on. Only another administrator can undo that.'
          : `${asked?.email} will not be able to edit the website any more, from this moment on. The account stays, and so does everything that it has published.`}
      </ConfirmDialog>
    </section>
  );
}
