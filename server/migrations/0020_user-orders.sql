CREATE TABLE "order_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author" text NOT NULL,
	"author_name" text,
	"text" text NOT NULL,
	CONSTRAINT "order_messages_author_known" CHECK ("order_messages"."author" in ('customer', 'staff', 'system'))
);
--> statement-breakpoint
CREATE TABLE "order_status_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_status_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"reason" text,
	CONSTRAINT "order_status_changes_status_known" CHECK ("order_status_changes"."status" in ('new', 'called', 'calculating', 'quoted', 'paid', 'in-production', 'shipped', 'done', 'refused')),
	CONSTRAINT "order_status_changes_by_known" CHECK ("order_status_changes"."by" in ('customer', 'staff', 'system'))
);
--> statement-breakpoint
ALTER TABLE "order_notifications" DROP CONSTRAINT "order_notifications_channel_known";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_status_changes" ADD CONSTRAINT "order_status_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_messages_order" ON "order_messages" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_status_changes_order" ON "order_status_changes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","placed_at","number");--> statement-breakpoint
CREATE INDEX "orders_unclaimed" ON "orders" USING btree (lower("email")) WHERE "orders"."user_id" is null;--> statement-breakpoint
ALTER TABLE "order_notifications" ADD CONSTRAINT "order_notifications_channel_known" CHECK ("order_notifications"."channel" in ('factory-mail', 'customer-mail', 'telegram', 'crm', 'cancellation-mail'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('new', 'called', 'calculating', 'quoted', 'paid', 'in-production', 'shipped', 'done', 'refused'));