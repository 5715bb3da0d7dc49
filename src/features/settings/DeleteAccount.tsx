import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Customer } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { DeleteAccountDialog } from './DeleteAccountDialog';

export function DeleteAccount({ customer }: { customer: Customer }) {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <Card as="section" aria-labelledby="delete-heading">
      <h2 id="delete-heading" className="text-h3 font-620">
        Delete account
      </h2>
      <p className="mt-1 text-small text-ink-600">
        This permanently deletes your profile, addresses and payment methods.
      </p>
      <Button
        variant="danger"
        className="mt-4"
        icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => setIsDialogOpen(true)}
      >
        Delete account
      </Button>
      {isDialogOpen && <DeleteAccountDialog customer={customer} onClose={() => setIsDialogOpen(false)} />}
    </Card>
  );
}
