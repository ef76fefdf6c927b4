ALTER TABLE "media" ADD COLUMN "trashed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(translate(coalesce(title, ''), 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёABCDEFGHIJKLMNOPQRSTUVWXYZ', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяеabcdefghijklmnopqrstuvwxyz'), '[^0-9a-zа-я]+'), ''))) STORED;--> statement-breakpoint
CREATE INDEX "media_trashed" ON "media" USING btree ("trashed_at") WHERE "media"."trashed_at" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_words" ON "audit_log" USING gin ("words") WITH (fastupdate=false) WHERE "audit_log"."title" is not null;--> statement-breakpoint
-- Triggers for rows never see a TRUNCATE: it would empty the audit log at once.
CREATE FUNCTION refuse_audit_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log: % is refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_kept BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_truncate();
